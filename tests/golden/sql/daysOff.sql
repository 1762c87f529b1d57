-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "day_off_requests"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "day_off_requests"."created_at"::text
from "day_off_requests"
where "day_off_requests"."id" = "$page".ids[1]) as "from", 
(select "day_off_requests"."created_at"::text
from "day_off_requests"
where "day_off_requests"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "day_off_requests"."id"
from "day_off_requests"
where (true)
order by "day_off_requests"."created_at" desc, "day_off_requests"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "day_off_requests"."id" as "id", to_char("day_off_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "day_off_requests"."inspector_id" as "inspectorId", "day_off_requests"."starts_on" as "startsOn", "day_off_requests"."ends_on" as "endsOn", "day_off_requests"."reason" as "reason", "day_off_requests"."status" as "status", "day_off_requests"."decided_by_id" as "decidedById", to_char("day_off_requests"."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", "day_off_requests"."decision_note" as "decisionNote", to_char("day_off_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "day_off_requests"."reason" as "$title", row_to_json("$titleRow") as "$titles"
from "day_off_requests"
left join "users" as "joined_1" on "joined_1".id = "day_off_requests"."inspector_id"
left join "users" as "joined_2" on "joined_2".id = "day_off_requests"."decided_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "inspectorId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "decidedById") as "$titleRow"
where "day_off_requests"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "day_off_requests"."id" as "id", to_char("day_off_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "day_off_requests"."inspector_id" as "inspectorId", "day_off_requests"."starts_on" as "startsOn", "day_off_requests"."ends_on" as "endsOn", "day_off_requests"."reason" as "reason", "day_off_requests"."status" as "status", "day_off_requests"."decided_by_id" as "decidedById", to_char("day_off_requests"."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", "day_off_requests"."decision_note" as "decisionNote", to_char("day_off_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "day_off_requests"."reason" as "$title", row_to_json("$titleRow") as "$titles"
from "day_off_requests"
left join "users" as "joined_1" on "joined_1".id = "day_off_requests"."inspector_id"
left join "users" as "joined_2" on "joined_2".id = "day_off_requests"."decided_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "inspectorId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "decidedById") as "$titleRow"
where "day_off_requests"."id" = $1 and (true) is true) as "$record"
