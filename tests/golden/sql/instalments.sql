-- admin, admin_finance: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "instalments"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "instalments"."due_on"::text
from "instalments"
where "instalments"."id" = "$page".ids[1]) as "from", 
(select "instalments"."due_on"::text
from "instalments"
where "instalments"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "instalments"."id"
from "instalments"
where (true)
order by "instalments"."due_on" desc, "instalments"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin, admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "instalments"."id" as "id", to_char("instalments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("instalments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "instalments"."request_id" as "requestId", "instalments"."client_id" as "clientId", "instalments"."sequence" as "sequence", "instalments"."amount" as "amount", "instalments"."due_on" as "dueOn", ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) as "payBy", (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) < (now() at time zone 'Asia/Riyadh')::date) then 'overdue'::text when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date and ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) >= (now() at time zone 'Asia/Riyadh')::date) then 'due'::text when ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting')) then 'review'::text when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and "instalments"."due_on" > (now() at time zone 'Asia/Riyadh')::date) then 'later'::text when (not ("instalments"."paid_at" is null)) then 'paid'::text when ("instalments"."paid_at" is null and "instalments"."cancelled") then 'cancelled'::text end) as "state", (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting'))) then (select r.id
from (select r.id, r.channels, (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) as day
from "payment_reminders" as r
   
where r.active and r.deleted_at is null and (r.payment = 'first') = ("instalments"."sequence" = 1)
      and (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) >= r.applies_from and ("instalments"."reminded_on" is null or "instalments"."reminded_on" < (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end))) as r
   
order by r.day > (now() at time zone 'Asia/Riyadh')::date, abs(r.day - (now() at time zone 'Asia/Riyadh')::date), r.id
limit 1) end) as "reminderId", (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting'))) then (select greatest(r.day, (now() at time zone 'Asia/Riyadh')::date)
from (select r.id, r.channels, (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) as day
from "payment_reminders" as r
   
where r.active and r.deleted_at is null and (r.payment = 'first') = ("instalments"."sequence" = 1)
      and (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) >= r.applies_from and ("instalments"."reminded_on" is null or "instalments"."reminded_on" < (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end))) as r
   
order by r.day > (now() at time zone 'Asia/Riyadh')::date, abs(r.day - (now() at time zone 'Asia/Riyadh')::date), r.id
limit 1) end) as "remindOn", "instalments"."reminded_on" as "remindedOn", to_char("instalments"."paid_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt", "joined_1"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "instalments"
left join "requests" as "joined_1" on "joined_1".id = "instalments"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "instalments"."client_id"
left join "payment_reminders" as "joined_3" on "joined_3".id = (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting'))) then (select r.id
from (select r.id, r.channels, (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) as day
from "payment_reminders" as r
   
where r.active and r.deleted_at is null and (r.payment = 'first') = ("instalments"."sequence" = 1)
      and (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) >= r.applies_from and ("instalments"."reminded_on" is null or "instalments"."reminded_on" < (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end))) as r
   
order by r.day > (now() at time zone 'Asia/Riyadh')::date, abs(r.day - (now() at time zone 'Asia/Riyadh')::date), r.id
limit 1) end)
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId", "joined_3"."name" as "reminderId") as "$titleRow"
where "instalments"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin, admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "instalments"."id" as "id", to_char("instalments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("instalments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "instalments"."request_id" as "requestId", "instalments"."client_id" as "clientId", "instalments"."sequence" as "sequence", "instalments"."amount" as "amount", "instalments"."due_on" as "dueOn", ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) as "payBy", (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) < (now() at time zone 'Asia/Riyadh')::date) then 'overdue'::text when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date and ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) >= (now() at time zone 'Asia/Riyadh')::date) then 'due'::text when ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting')) then 'review'::text when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and "instalments"."due_on" > (now() at time zone 'Asia/Riyadh')::date) then 'later'::text when (not ("instalments"."paid_at" is null)) then 'paid'::text when ("instalments"."paid_at" is null and "instalments"."cancelled") then 'cancelled'::text end) as "state", (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting'))) then (select r.id
from (select r.id, r.channels, (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) as day
from "payment_reminders" as r
   
where r.active and r.deleted_at is null and (r.payment = 'first') = ("instalments"."sequence" = 1)
      and (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) >= r.applies_from and ("instalments"."reminded_on" is null or "instalments"."reminded_on" < (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end))) as r
   
order by r.day > (now() at time zone 'Asia/Riyadh')::date, abs(r.day - (now() at time zone 'Asia/Riyadh')::date), r.id
limit 1) end) as "reminderId", (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting'))) then (select greatest(r.day, (now() at time zone 'Asia/Riyadh')::date)
from (select r.id, r.channels, (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) as day
from "payment_reminders" as r
   
where r.active and r.deleted_at is null and (r.payment = 'first') = ("instalments"."sequence" = 1)
      and (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) >= r.applies_from and ("instalments"."reminded_on" is null or "instalments"."reminded_on" < (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end))) as r
   
order by r.day > (now() at time zone 'Asia/Riyadh')::date, abs(r.day - (now() at time zone 'Asia/Riyadh')::date), r.id
limit 1) end) as "remindOn", "instalments"."reminded_on" as "remindedOn", to_char("instalments"."paid_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "paidAt", "joined_1"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "instalments"
left join "requests" as "joined_1" on "joined_1".id = "instalments"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "instalments"."client_id"
left join "payment_reminders" as "joined_3" on "joined_3".id = (case when ("instalments"."paid_at" is null and not "instalments"."cancelled" and not ("instalments"."paid_at" is null and not "instalments"."cancelled" and exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting'))) then (select r.id
from (select r.id, r.channels, (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) as day
from "payment_reminders" as r
   
where r.active and r.deleted_at is null and (r.payment = 'first') = ("instalments"."sequence" = 1)
      and (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end) >= r.applies_from and ("instalments"."reminded_on" is null or "instalments"."reminded_on" < (case r.moment when 'before' then "instalments"."due_on" - r.days when 'since' then "instalments"."due_on" + r.days
  else ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) + r.days end))) as r
   
order by r.day > (now() at time zone 'Asia/Riyadh')::date, abs(r.day - (now() at time zone 'Asia/Riyadh')::date), r.id
limit 1) end)
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId", "joined_3"."name" as "reminderId") as "$titleRow"
where "instalments"."id" = $1 and (true) is true) as "$record"
