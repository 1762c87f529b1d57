-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "reviews"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "reviews"."created_at"::text
from "reviews"
where "reviews"."request_id" = "$page".ids[1]) as "from", 
(select "reviews"."created_at"::text
from "reviews"
where "reviews"."request_id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "reviews"."request_id"
from "reviews"
where (true)
order by "reviews"."created_at" desc, "reviews"."request_id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "reviews"."request_id" as "id", to_char("reviews"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "reviews"."summary" as "summary", "reviews"."average" as "average", "reviews"."request_id" as "requestId", "reviews"."inspector_id" as "inspectorId", "reviews"."comment" as "comment", to_char("reviews"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "reviews"."summary" as "$title", row_to_json("$titleRow") as "$titles"
from "reviews"
left join "requests" as "joined_1" on "joined_1".id = "reviews"."request_id"
left join "users" as "joined_2" on "joined_2".id = "reviews"."inspector_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "inspectorId") as "$titleRow"
where "reviews"."request_id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "reviews"."request_id" as "id", to_char("reviews"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "reviews"."summary" as "summary", "reviews"."average" as "average", "reviews"."request_id" as "requestId", "reviews"."inspector_id" as "inspectorId", "reviews"."comment" as "comment", to_char("reviews"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "reviews"."summary" as "$title", row_to_json("$titleRow") as "$titles"
from "reviews"
left join "requests" as "joined_1" on "joined_1".id = "reviews"."request_id"
left join "users" as "joined_2" on "joined_2".id = "reviews"."inspector_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "inspectorId") as "$titleRow"
where "reviews"."request_id" = $1 and (true) is true) as "$record"
