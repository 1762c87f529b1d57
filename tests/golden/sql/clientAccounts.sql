-- admin, admin_finance: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "clients"
where ("clients"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "clients"."created_at"::text
from "clients"
where "clients"."id" = "$page".ids[1]) as "from", 
(select "clients"."created_at"::text
from "clients"
where "clients"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "clients"."id"
from "clients"
where ("clients"."deleted_at" is null)
order by "clients"."created_at" desc, "clients"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin, admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", "clients"."code" as "code", 
(select coalesce(sum("instalments"."amount"), 0)::float8
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date) as "owed", 
(select coalesce(sum("instalments"."amount"), 0)::float8
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) < (now() at time zone 'Asia/Riyadh')::date)) as "overdue", 
(select coalesce(sum("instalments"."amount"), 0)::float8
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and not "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date) as "later", 
(select min("instalments"."due_on")
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date) as "oldestDueOn", "clients"."payment_terms" as "paymentTerms", "joined_1"."name" as "name", "joined_1"."name_en" as "nameEn", "joined_1"."phone" as "phone", "joined_1"."email" as "email",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "clients"
left join "users" as "joined_1" on "joined_1".id = "clients"."id"
cross join lateral (select
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end as "name") as "$titleRow"
where "clients"."id" = any((select $2::uuid[])::uuid[]) and ("clients"."deleted_at" is null) is true) as "$record") as "$found"

-- admin, admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", "clients"."code" as "code", 
(select coalesce(sum("instalments"."amount"), 0)::float8
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date) as "owed", 
(select coalesce(sum("instalments"."amount"), 0)::float8
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and ("instalments"."paid_at" is null and not "instalments"."cancelled" and not exists (select
from "payments" as sent
where sent.instalment_id = "instalments"."id" and sent.status = 'awaiting') and ("instalments"."due_on" + greatest(case when "instalments"."sequence" = 1 then 7 else 0 end, "instalments"."term_days")) < (now() at time zone 'Asia/Riyadh')::date)) as "overdue", 
(select coalesce(sum("instalments"."amount"), 0)::float8
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and not "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date) as "later", 
(select min("instalments"."due_on")
from "instalments"
where "instalments"."client_id" = "clients"."id"
  and "instalments"."paid_at" is null and not "instalments"."cancelled" and "instalments"."due_on" <= (now() at time zone 'Asia/Riyadh')::date) as "oldestDueOn", "clients"."payment_terms" as "paymentTerms", "joined_1"."name" as "name", "joined_1"."name_en" as "nameEn", "joined_1"."phone" as "phone", "joined_1"."email" as "email",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "clients"
left join "users" as "joined_1" on "joined_1".id = "clients"."id"
cross join lateral (select
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end as "name") as "$titleRow"
where "clients"."id" = $1 and ("clients"."deleted_at" is null) is true) as "$record"
