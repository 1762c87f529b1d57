-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "custom_roles"
where ("custom_roles"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "custom_roles"."created_at"::text
from "custom_roles"
where "custom_roles"."id" = "$page".ids[1]) as "from", 
(select "custom_roles"."created_at"::text
from "custom_roles"
where "custom_roles"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "custom_roles"."id"
from "custom_roles"
where ("custom_roles"."deleted_at" is null)
order by "custom_roles"."created_at" desc, "custom_roles"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "custom_roles"."id" as "id", to_char("custom_roles"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("custom_roles"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "custom_roles"."version" as "version", "custom_roles"."name" as "name", "custom_roles"."base" as "base", "custom_roles"."description" as "description", "custom_roles"."narrowing" as "narrowing", "custom_roles"."name" as "$title", '{}'::json as "$titles"
from "custom_roles" 
where "custom_roles"."id" = any((select $2::uuid[])::uuid[]) and ("custom_roles"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "custom_roles"."id" as "id", to_char("custom_roles"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("custom_roles"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "custom_roles"."version" as "version", "custom_roles"."name" as "name", "custom_roles"."base" as "base", "custom_roles"."description" as "description", "custom_roles"."narrowing" as "narrowing", "custom_roles"."name" as "$title", '{}'::json as "$titles"
from "custom_roles" 
where "custom_roles"."id" = $1 and ("custom_roles"."deleted_at" is null) is true) as "$record"
