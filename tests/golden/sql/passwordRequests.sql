-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "password_requests"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "password_requests"."created_at"::text
from "password_requests"
where "password_requests"."id" = "$page".ids[1]) as "from", 
(select "password_requests"."created_at"::text
from "password_requests"
where "password_requests"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "password_requests"."id"
from "password_requests"
where (true)
order by "password_requests"."created_at" desc, "password_requests"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "password_requests"."id" as "id", to_char("password_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "password_requests"."user_id" as "userId", to_char("password_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "password_requests"."status" as "status", to_char("password_requests"."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", "password_requests"."decided_by" as "decidedBy", "password_requests"."reason" as "reason",
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "$title", row_to_json("$titleRow") as "$titles"
from "password_requests"
left join "users" as "joined_1" on "joined_1".id = "password_requests"."user_id"
left join "users" as "joined_2" on "joined_2".id = "password_requests"."decided_by"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "decidedBy") as "$titleRow"
where "password_requests"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "password_requests"."id" as "id", to_char("password_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "password_requests"."user_id" as "userId", to_char("password_requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "password_requests"."status" as "status", to_char("password_requests"."decided_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", "password_requests"."decided_by" as "decidedBy", "password_requests"."reason" as "reason",
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "$title", row_to_json("$titleRow") as "$titles"
from "password_requests"
left join "users" as "joined_1" on "joined_1".id = "password_requests"."user_id"
left join "users" as "joined_2" on "joined_2".id = "password_requests"."decided_by"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "decidedBy") as "$titleRow"
where "password_requests"."id" = $1 and (true) is true) as "$record"
