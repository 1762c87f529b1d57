-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "states"
where ("states"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "states"."code"::text
from "states"
where "states"."id" = "$page".ids[1]) as "from", 
(select "states"."code"::text
from "states"
where "states"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "states"."id"
from "states"
where ("states"."deleted_at" is null)
order by "states"."code" asc, "states"."id" asc
limit 25) as ids offset 0) as "$page"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "states"."id" as "id", to_char("states"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("states"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "states"."version" as "version", "states"."name" as "name", "states"."code" as "code", 
(select count(*)::int
from "cities"
where "cities"."state_id" = "states"."id" and "cities"."deleted_at" is null) as "citiesCount", "states"."name" as "$title", '{}'::json as "$titles"
from "states" 
where "states"."id" = any((select $2::uuid[])::uuid[]) and ("states"."deleted_at" is null) is true) as "$record") as "$found"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "states"."id" as "id", to_char("states"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("states"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "states"."version" as "version", "states"."name" as "name", "states"."code" as "code", 
(select count(*)::int
from "cities"
where "cities"."state_id" = "states"."id" and "cities"."deleted_at" is null) as "citiesCount", "states"."name" as "$title", '{}'::json as "$titles"
from "states" 
where "states"."id" = $1 and ("states"."deleted_at" is null) is true) as "$record"
