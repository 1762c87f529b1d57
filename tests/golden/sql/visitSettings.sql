-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "visit_settings"
where ("visit_settings"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "visit_settings"."created_at"::text
from "visit_settings"
where "visit_settings"."id" = "$page".ids[1]) as "from", 
(select "visit_settings"."created_at"::text
from "visit_settings"
where "visit_settings"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "visit_settings"."id"
from "visit_settings"
where ("visit_settings"."deleted_at" is null)
order by "visit_settings"."created_at" desc, "visit_settings"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "visit_settings"."id" as "id", to_char("visit_settings"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("visit_settings"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "visit_settings"."version" as "version", "visit_settings"."name" as "name", "visit_settings"."work_days" as "workDays", "visit_settings"."hours" as "hours", "visit_settings"."ramadan_hours" as "ramadanHours", "visit_settings"."slot_minutes" as "slotMinutes", "visit_settings"."visit_minutes" as "visitMinutes", "visit_settings"."notice_hours" as "noticeHours", "visit_settings"."prayer_minutes" as "prayerMinutes", "visit_settings"."travel_minutes" as "travelMinutes", "visit_settings"."travel_between_cities_minutes" as "travelBetweenCitiesMinutes", "visit_settings"."holidays" as "holidays", "visit_settings"."name" as "$title", '{}'::json as "$titles"
from "visit_settings" 
where "visit_settings"."id" = any((select $2::uuid[])::uuid[]) and ("visit_settings"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "visit_settings"."id" as "id", to_char("visit_settings"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("visit_settings"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "visit_settings"."version" as "version", "visit_settings"."name" as "name", "visit_settings"."work_days" as "workDays", "visit_settings"."hours" as "hours", "visit_settings"."ramadan_hours" as "ramadanHours", "visit_settings"."slot_minutes" as "slotMinutes", "visit_settings"."visit_minutes" as "visitMinutes", "visit_settings"."notice_hours" as "noticeHours", "visit_settings"."prayer_minutes" as "prayerMinutes", "visit_settings"."travel_minutes" as "travelMinutes", "visit_settings"."travel_between_cities_minutes" as "travelBetweenCitiesMinutes", "visit_settings"."holidays" as "holidays", "visit_settings"."name" as "$title", '{}'::json as "$titles"
from "visit_settings" 
where "visit_settings"."id" = $1 and ("visit_settings"."deleted_at" is null) is true) as "$record"
