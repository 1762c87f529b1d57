-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "cities"
where ("cities"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, null::text as "from", null::text as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "cities"."id"
from "cities"
where ("cities"."deleted_at" is null)
order by "cities"."name"->>'ar' asc, "cities"."id" asc
limit 25) as ids offset 0) as "$page"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "cities"."id" as "id", to_char("cities"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("cities"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "cities"."version" as "version", "cities"."name" as "name", "cities"."state_id" as "stateId", "cities"."center" as "center", 
(select count(*)::int
from "districts"
where "districts"."city_id" = "cities"."id" and "districts"."deleted_at" is null) as "districtsCount", "cities"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "cities"
left join "states" as "joined_1" on "joined_1".id = "cities"."state_id"
cross join lateral (select "joined_1"."name" as "stateId") as "$titleRow"
where "cities"."id" = any((select $2::uuid[])::uuid[]) and ("cities"."deleted_at" is null) is true) as "$record") as "$found"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "cities"."id" as "id", to_char("cities"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("cities"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "cities"."version" as "version", "cities"."name" as "name", "cities"."state_id" as "stateId", "cities"."center" as "center", 
(select count(*)::int
from "districts"
where "districts"."city_id" = "cities"."id" and "districts"."deleted_at" is null) as "districtsCount", "cities"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "cities"
left join "states" as "joined_1" on "joined_1".id = "cities"."state_id"
cross join lateral (select "joined_1"."name" as "stateId") as "$titleRow"
where "cities"."id" = $1 and ("cities"."deleted_at" is null) is true) as "$record"
