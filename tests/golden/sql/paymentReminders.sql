-- admin, admin_finance: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "payment_reminders"
where ("payment_reminders"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "payment_reminders"."payment"::text
from "payment_reminders"
where "payment_reminders"."id" = "$page".ids[1]) as "from", 
(select "payment_reminders"."payment"::text
from "payment_reminders"
where "payment_reminders"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "payment_reminders"."id"
from "payment_reminders"
where ("payment_reminders"."deleted_at" is null)
order by "payment_reminders"."payment" asc, "payment_reminders"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin, admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "payment_reminders"."id" as "id", to_char("payment_reminders"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("payment_reminders"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "payment_reminders"."version" as "version", "payment_reminders"."name" as "name", "payment_reminders"."payment" as "payment", "payment_reminders"."moment" as "moment", "payment_reminders"."days" as "days", "payment_reminders"."channels" as "channels", "payment_reminders"."applies_from" as "appliesFrom", "payment_reminders"."active" as "active", "payment_reminders"."name" as "$title", '{}'::json as "$titles"
from "payment_reminders" 
where "payment_reminders"."id" = any((select $2::uuid[])::uuid[]) and ("payment_reminders"."deleted_at" is null) is true) as "$record") as "$found"

-- admin, admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "payment_reminders"."id" as "id", to_char("payment_reminders"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("payment_reminders"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "payment_reminders"."version" as "version", "payment_reminders"."name" as "name", "payment_reminders"."payment" as "payment", "payment_reminders"."moment" as "moment", "payment_reminders"."days" as "days", "payment_reminders"."channels" as "channels", "payment_reminders"."applies_from" as "appliesFrom", "payment_reminders"."active" as "active", "payment_reminders"."name" as "$title", '{}'::json as "$titles"
from "payment_reminders" 
where "payment_reminders"."id" = $1 and ("payment_reminders"."deleted_at" is null) is true) as "$record"
