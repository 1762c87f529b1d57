-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "subscriptions"
where ("subscriptions"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "subscriptions"."created_at"::text
from "subscriptions"
where "subscriptions"."id" = "$page".ids[1]) as "from", 
(select "subscriptions"."created_at"::text
from "subscriptions"
where "subscriptions"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "subscriptions"."id"
from "subscriptions"
where ("subscriptions"."deleted_at" is null)
order by "subscriptions"."created_at" desc, "subscriptions"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "subscriptions"."id" as "id", to_char("subscriptions"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("subscriptions"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "subscriptions"."version" as "version", "subscriptions"."name" as "name", "subscriptions"."list" as "list", "subscriptions"."address" as "address", "subscriptions"."every" as "every",
case when "subscriptions"."every" in ('weekly') then "subscriptions"."weekday" end as "weekday",
case when "subscriptions"."every" in ('monthly') then "subscriptions"."month_day" end as "monthDay", "subscriptions"."hour" as "hour", "subscriptions"."format" as "format", "subscriptions"."user_id" as "userId", "subscriptions"."active" as "active", to_char("subscriptions"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", to_char("subscriptions"."last_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt", "subscriptions"."outcome" as "outcome", "subscriptions"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "subscriptions"
left join "users" as "joined_1" on "joined_1".id = "subscriptions"."user_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId") as "$titleRow"
where "subscriptions"."id" = any((select $2::uuid[])::uuid[]) and ("subscriptions"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "subscriptions"."id" as "id", to_char("subscriptions"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("subscriptions"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "subscriptions"."version" as "version", "subscriptions"."name" as "name", "subscriptions"."list" as "list", "subscriptions"."address" as "address", "subscriptions"."every" as "every",
case when "subscriptions"."every" in ('weekly') then "subscriptions"."weekday" end as "weekday",
case when "subscriptions"."every" in ('monthly') then "subscriptions"."month_day" end as "monthDay", "subscriptions"."hour" as "hour", "subscriptions"."format" as "format", "subscriptions"."user_id" as "userId", "subscriptions"."active" as "active", to_char("subscriptions"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", to_char("subscriptions"."last_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt", "subscriptions"."outcome" as "outcome", "subscriptions"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "subscriptions"
left join "users" as "joined_1" on "joined_1".id = "subscriptions"."user_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId") as "$titleRow"
where "subscriptions"."id" = $1 and ("subscriptions"."deleted_at" is null) is true) as "$record"

-- admin_finance, admin_operation, client, branch_manager, supervisor: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "subscriptions"
where (("subscriptions"."deleted_at" is null and "subscriptions"."user_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "subscriptions"."created_at"::text
from "subscriptions"
where "subscriptions"."id" = "$page".ids[1]) as "from", 
(select "subscriptions"."created_at"::text
from "subscriptions"
where "subscriptions"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "subscriptions"."id"
from "subscriptions"
where (("subscriptions"."deleted_at" is null and "subscriptions"."user_id" = $2))
order by "subscriptions"."created_at" desc, "subscriptions"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin_finance, admin_operation, client, branch_manager, supervisor: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "subscriptions"."id" as "id", to_char("subscriptions"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("subscriptions"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "subscriptions"."version" as "version", "subscriptions"."name" as "name", "subscriptions"."every" as "every",
case when "subscriptions"."every" in ('weekly') then "subscriptions"."weekday" end as "weekday",
case when "subscriptions"."every" in ('monthly') then "subscriptions"."month_day" end as "monthDay", "subscriptions"."hour" as "hour", "subscriptions"."format" as "format", "subscriptions"."active" as "active", to_char("subscriptions"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", to_char("subscriptions"."last_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt", "subscriptions"."outcome" as "outcome", "subscriptions"."name" as "$title", '{}'::json as "$titles"
from "subscriptions" 
where "subscriptions"."id" = any((select $2::uuid[])::uuid[]) and (("subscriptions"."deleted_at" is null and "subscriptions"."user_id" = $3)) is true) as "$record") as "$found"

-- admin_finance, admin_operation, client, branch_manager, supervisor: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "subscriptions"."id" as "id", to_char("subscriptions"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("subscriptions"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "subscriptions"."version" as "version", "subscriptions"."name" as "name", "subscriptions"."every" as "every",
case when "subscriptions"."every" in ('weekly') then "subscriptions"."weekday" end as "weekday",
case when "subscriptions"."every" in ('monthly') then "subscriptions"."month_day" end as "monthDay", "subscriptions"."hour" as "hour", "subscriptions"."format" as "format", "subscriptions"."active" as "active", to_char("subscriptions"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", to_char("subscriptions"."last_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt", "subscriptions"."outcome" as "outcome", "subscriptions"."name" as "$title", '{}'::json as "$titles"
from "subscriptions" 
where "subscriptions"."id" = $1 and (("subscriptions"."deleted_at" is null and "subscriptions"."user_id" = $2)) is true) as "$record"
