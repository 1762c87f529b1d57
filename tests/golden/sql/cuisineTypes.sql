-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "cuisine_types"
where ("cuisine_types"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, null::text as "from", null::text as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "cuisine_types"."id"
from "cuisine_types"
where ("cuisine_types"."deleted_at" is null)
order by "cuisine_types"."name"->>'ar' asc, "cuisine_types"."id" asc
limit 25) as ids offset 0) as "$page"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "cuisine_types"."id" as "id", to_char("cuisine_types"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("cuisine_types"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "cuisine_types"."version" as "version", "cuisine_types"."name" as "name", "cuisine_types"."name" as "$title", '{}'::json as "$titles"
from "cuisine_types" 
where "cuisine_types"."id" = any((select $2::uuid[])::uuid[]) and ("cuisine_types"."deleted_at" is null) is true) as "$record") as "$found"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "cuisine_types"."id" as "id", to_char("cuisine_types"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("cuisine_types"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "cuisine_types"."version" as "version", "cuisine_types"."name" as "name", "cuisine_types"."name" as "$title", '{}'::json as "$titles"
from "cuisine_types" 
where "cuisine_types"."id" = $1 and ("cuisine_types"."deleted_at" is null) is true) as "$record"
