-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "districts"
where ("districts"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, null::text as "from", null::text as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "districts"."id"
from "districts"
where ("districts"."deleted_at" is null)
order by "districts"."name"->>'ar' asc, "districts"."id" asc
limit 25) as ids offset 0) as "$page"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "districts"."id" as "id", to_char("districts"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("districts"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "districts"."version" as "version", "districts"."name" as "name", "districts"."city_id" as "cityId", "districts"."center" as "center", "districts"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "districts"
left join "cities" as "joined_1" on "joined_1".id = "districts"."city_id"
cross join lateral (select "joined_1"."name" as "cityId") as "$titleRow"
where "districts"."id" = any((select $2::uuid[])::uuid[]) and ("districts"."deleted_at" is null) is true) as "$record") as "$found"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "districts"."id" as "id", to_char("districts"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("districts"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "districts"."version" as "version", "districts"."name" as "name", "districts"."city_id" as "cityId", "districts"."center" as "center", "districts"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "districts"
left join "cities" as "joined_1" on "joined_1".id = "districts"."city_id"
cross join lateral (select "joined_1"."name" as "cityId") as "$titleRow"
where "districts"."id" = $1 and ("districts"."deleted_at" is null) is true) as "$record"
