-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "tickets"
where ("tickets"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "tickets"."last_message_at"::text
from "tickets"
where "tickets"."id" = "$page".ids[1]) as "from", 
(select "tickets"."last_message_at"::text
from "tickets"
where "tickets"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "tickets"."id"
from "tickets"
where ("tickets"."deleted_at" is null)
order by "tickets"."last_message_at" desc, "tickets"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tickets"."id" as "id", to_char("tickets"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tickets"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "tickets"."version" as "version", "tickets"."code" as "code", "tickets"."title" as "title", "tickets"."subject" as "subject", "tickets"."message" as "message", "tickets"."status" as "status", "tickets"."client_id" as "clientId", "tickets"."requester_id" as "requesterId", "tickets"."request_id" as "requestId", to_char("tickets"."last_message_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastMessageAt", "tickets"."assignee_id" as "assigneeId", to_char("tickets"."waiting_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince", to_char("tickets"."first_answer_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnswerDueAt", to_char("tickets"."first_answered_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnsweredAt", "tickets"."title" as "$title", row_to_json("$titleRow") as "$titles"
from "tickets"
left join "clients" as "joined_1" on "joined_1".id = "tickets"."client_id"
left join "users" as "joined_2" on "joined_2".id = "tickets"."requester_id"
left join "requests" as "joined_3" on "joined_3".id = "tickets"."request_id"
left join "users" as "joined_4" on "joined_4".id = "tickets"."assignee_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "requesterId", "joined_3"."code" as "requestId",
case when "joined_4"."id" is not null then
case when "joined_4"."name" is not null then jsonb_build_object('ar', "joined_4"."name", 'en', coalesce("joined_4"."name_en", "joined_4"."name")) end end as "assigneeId") as "$titleRow"
where "tickets"."id" = any((select $2::uuid[])::uuid[]) and ("tickets"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tickets"."id" as "id", to_char("tickets"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tickets"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "tickets"."version" as "version", "tickets"."code" as "code", "tickets"."title" as "title", "tickets"."subject" as "subject", "tickets"."message" as "message", "tickets"."status" as "status", "tickets"."client_id" as "clientId", "tickets"."requester_id" as "requesterId", "tickets"."request_id" as "requestId", to_char("tickets"."last_message_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastMessageAt", "tickets"."assignee_id" as "assigneeId", to_char("tickets"."waiting_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince", to_char("tickets"."first_answer_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnswerDueAt", to_char("tickets"."first_answered_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnsweredAt", "tickets"."title" as "$title", row_to_json("$titleRow") as "$titles"
from "tickets"
left join "clients" as "joined_1" on "joined_1".id = "tickets"."client_id"
left join "users" as "joined_2" on "joined_2".id = "tickets"."requester_id"
left join "requests" as "joined_3" on "joined_3".id = "tickets"."request_id"
left join "users" as "joined_4" on "joined_4".id = "tickets"."assignee_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "requesterId", "joined_3"."code" as "requestId",
case when "joined_4"."id" is not null then
case when "joined_4"."name" is not null then jsonb_build_object('ar', "joined_4"."name", 'en', coalesce("joined_4"."name_en", "joined_4"."name")) end end as "assigneeId") as "$titleRow"
where "tickets"."id" = $1 and ("tickets"."deleted_at" is null) is true) as "$record"

-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "tickets"
where (("tickets"."deleted_at" is null and "tickets"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "tickets"."last_message_at"::text
from "tickets"
where "tickets"."id" = "$page".ids[1]) as "from", 
(select "tickets"."last_message_at"::text
from "tickets"
where "tickets"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "tickets"."id"
from "tickets"
where (("tickets"."deleted_at" is null and "tickets"."client_id" = $2))
order by "tickets"."last_message_at" desc, "tickets"."id" desc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tickets"."id" as "id", to_char("tickets"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tickets"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "tickets"."version" as "version", "tickets"."code" as "code", "tickets"."title" as "title", "tickets"."subject" as "subject", "tickets"."message" as "message", "tickets"."status" as "status", "tickets"."client_id" as "clientId", "tickets"."requester_id" as "requesterId", "tickets"."request_id" as "requestId", to_char("tickets"."last_message_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastMessageAt", to_char("tickets"."waiting_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince", to_char("tickets"."first_answer_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnswerDueAt", to_char("tickets"."first_answered_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnsweredAt", "tickets"."title" as "$title", row_to_json("$titleRow") as "$titles"
from "tickets"
left join "clients" as "joined_1" on "joined_1".id = "tickets"."client_id"
left join "users" as "joined_2" on "joined_2".id = "tickets"."requester_id"
left join "requests" as "joined_3" on "joined_3".id = "tickets"."request_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "requesterId", "joined_3"."code" as "requestId") as "$titleRow"
where "tickets"."id" = any((select $2::uuid[])::uuid[]) and (("tickets"."deleted_at" is null and "tickets"."client_id" = $3)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tickets"."id" as "id", to_char("tickets"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tickets"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "tickets"."version" as "version", "tickets"."code" as "code", "tickets"."title" as "title", "tickets"."subject" as "subject", "tickets"."message" as "message", "tickets"."status" as "status", "tickets"."client_id" as "clientId", "tickets"."requester_id" as "requesterId", "tickets"."request_id" as "requestId", to_char("tickets"."last_message_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastMessageAt", to_char("tickets"."waiting_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince", to_char("tickets"."first_answer_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnswerDueAt", to_char("tickets"."first_answered_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "firstAnsweredAt", "tickets"."title" as "$title", row_to_json("$titleRow") as "$titles"
from "tickets"
left join "clients" as "joined_1" on "joined_1".id = "tickets"."client_id"
left join "users" as "joined_2" on "joined_2".id = "tickets"."requester_id"
left join "requests" as "joined_3" on "joined_3".id = "tickets"."request_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "requesterId", "joined_3"."code" as "requestId") as "$titleRow"
where "tickets"."id" = $1 and (("tickets"."deleted_at" is null and "tickets"."client_id" = $2)) is true) as "$record"
