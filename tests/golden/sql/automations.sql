-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "automations"
where ("automations"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "automations"."created_at"::text
from "automations"
where "automations"."id" = "$page".ids[1]) as "from", 
(select "automations"."created_at"::text
from "automations"
where "automations"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "automations"."id"
from "automations"
where ("automations"."deleted_at" is null)
order by "automations"."created_at" desc, "automations"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "automations"."id" as "id", to_char("automations"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("automations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "automations"."version" as "version", "automations"."name" as "name", "automations"."resource" as "resource", "automations"."trigger" as "trigger",
case when "automations"."trigger" in ('button') then "automations"."pressers" end as "pressers",
case when "automations"."trigger" in ('before', 'after') then "automations"."date_field" end as "dateField",
case when "automations"."trigger" in ('before', 'after') then "automations"."days" end as "days",
case when "automations"."trigger" in ('weekly') then "automations"."weekday" end as "weekday",
case when "automations"."trigger" in ('monthly') then "automations"."month_day" end as "monthDay",
case when "automations"."trigger" in ('before', 'after', 'daily', 'weekly', 'monthly') then "automations"."hour" end as "hour", "automations"."condition" as "condition", "automations"."steps" as "steps", "automations"."role" as "role", "automations"."active" as "active", to_char("automations"."active_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "activeSince", to_char("automations"."scheduled_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", "automations"."name" as "$title", '{}'::json as "$titles"
from "automations" 
where "automations"."id" = any((select $2::uuid[])::uuid[]) and ("automations"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "automations"."id" as "id", to_char("automations"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("automations"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "automations"."version" as "version", "automations"."name" as "name", "automations"."resource" as "resource", "automations"."trigger" as "trigger",
case when "automations"."trigger" in ('button') then "automations"."pressers" end as "pressers",
case when "automations"."trigger" in ('before', 'after') then "automations"."date_field" end as "dateField",
case when "automations"."trigger" in ('before', 'after') then "automations"."days" end as "days",
case when "automations"."trigger" in ('weekly') then "automations"."weekday" end as "weekday",
case when "automations"."trigger" in ('monthly') then "automations"."month_day" end as "monthDay",
case when "automations"."trigger" in ('before', 'after', 'daily', 'weekly', 'monthly') then "automations"."hour" end as "hour", "automations"."condition" as "condition", "automations"."steps" as "steps", "automations"."role" as "role", "automations"."active" as "active", to_char("automations"."active_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "activeSince", to_char("automations"."scheduled_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", "automations"."name" as "$title", '{}'::json as "$titles"
from "automations" 
where "automations"."id" = $1 and ("automations"."deleted_at" is null) is true) as "$record"
