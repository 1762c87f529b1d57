-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "inspector_reports"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "inspector_reports"."created_at"::text
from "inspector_reports"
where "inspector_reports"."id" = "$page".ids[1]) as "from", 
(select "inspector_reports"."created_at"::text
from "inspector_reports"
where "inspector_reports"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "inspector_reports"."id"
from "inspector_reports"
where (true)
order by "inspector_reports"."created_at" desc, "inspector_reports"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "inspector_reports"."id" as "id", to_char("inspector_reports"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "inspector_reports"."reason" as "reason", "inspector_reports"."inspector_id" as "inspectorId", "inspector_reports"."request_id" as "requestId", "inspector_reports"."reported_by_id" as "reportedById", to_char("inspector_reports"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "inspector_reports"."status" as "status", "inspector_reports"."decided_by_id" as "decidedById", to_char("inspector_reports"."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", "inspector_reports"."decision_note" as "decisionNote", "inspector_reports"."reason" as "$title", row_to_json("$titleRow") as "$titles"
from "inspector_reports"
left join "users" as "joined_1" on "joined_1".id = "inspector_reports"."inspector_id"
left join "requests" as "joined_2" on "joined_2".id = "inspector_reports"."request_id"
left join "users" as "joined_3" on "joined_3".id = "inspector_reports"."reported_by_id"
left join "users" as "joined_4" on "joined_4".id = "inspector_reports"."decided_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "inspectorId", "joined_2"."code" as "requestId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "reportedById",
case when "joined_4"."id" is not null then
case when "joined_4"."name" is not null then jsonb_build_object('ar', "joined_4"."name", 'en', coalesce("joined_4"."name_en", "joined_4"."name")) end end as "decidedById") as "$titleRow"
where "inspector_reports"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "inspector_reports"."id" as "id", to_char("inspector_reports"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "inspector_reports"."reason" as "reason", "inspector_reports"."inspector_id" as "inspectorId", "inspector_reports"."request_id" as "requestId", "inspector_reports"."reported_by_id" as "reportedById", to_char("inspector_reports"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "inspector_reports"."status" as "status", "inspector_reports"."decided_by_id" as "decidedById", to_char("inspector_reports"."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", "inspector_reports"."decision_note" as "decisionNote", "inspector_reports"."reason" as "$title", row_to_json("$titleRow") as "$titles"
from "inspector_reports"
left join "users" as "joined_1" on "joined_1".id = "inspector_reports"."inspector_id"
left join "requests" as "joined_2" on "joined_2".id = "inspector_reports"."request_id"
left join "users" as "joined_3" on "joined_3".id = "inspector_reports"."reported_by_id"
left join "users" as "joined_4" on "joined_4".id = "inspector_reports"."decided_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "inspectorId", "joined_2"."code" as "requestId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "reportedById",
case when "joined_4"."id" is not null then
case when "joined_4"."name" is not null then jsonb_build_object('ar', "joined_4"."name", 'en', coalesce("joined_4"."name_en", "joined_4"."name")) end end as "decidedById") as "$titleRow"
where "inspector_reports"."id" = $1 and (true) is true) as "$record"
