-- admin, admin_finance, admin_operation: page
with "$counted" as materialized (select (select coalesce(sum("total"), 0)::int
from "status_counts" as "requests"
where true) as number) select array_to_string("$page".ids, ',') as ids, 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[1]) as "from", 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "requests"."id"
from "requests"
where (true)
order by "requests"."created_at" desc, "requests"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin, admin_operation: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", "requests"."score" as "score", "requests"."grade" as "grade", "requests"."failed_critical" as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin, admin_operation: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", "requests"."score" as "score", "requests"."grade" as "grade", "requests"."failed_critical" as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = $1 and (true) is true) as "$record"

-- admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = $1 and (true) is true) as "$record"

-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "requests"
where ((true and "requests"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[1]) as "from", 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "requests"."id"
from "requests"
where ((true and "requests"."client_id" = $2))
order by "requests"."created_at" desc, "requests"."id" desc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt",
case when "requests"."results_sent_at" is not null then "requests"."score" end as "score",
case when "requests"."results_sent_at" is not null then "requests"."grade" end as "grade",
case when "requests"."results_sent_at" is not null then "requests"."failed_critical" end as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = any((select $2::uuid[])::uuid[]) and ((true and "requests"."client_id" = $3)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt",
case when "requests"."results_sent_at" is not null then "requests"."score" end as "score",
case when "requests"."results_sent_at" is not null then "requests"."grade" end as "grade",
case when "requests"."results_sent_at" is not null then "requests"."failed_critical" end as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = $1 and ((true and "requests"."client_id" = $2)) is true) as "$record"

-- branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "requests"
where ((true and "requests"."branch_id" in ($1)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[1]) as "from", 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "requests"."id"
from "requests"
where ((true and "requests"."branch_id" in ($2)))
order by "requests"."created_at" desc, "requests"."id" desc
limit 25) as ids offset 0) as "$page"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt",
case when "requests"."results_sent_at" is not null then "requests"."score" end as "score",
case when "requests"."results_sent_at" is not null then "requests"."grade" end as "grade",
case when "requests"."results_sent_at" is not null then "requests"."failed_critical" end as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = any((select $2::uuid[])::uuid[]) and ((true and "requests"."branch_id" = any($3))) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt",
case when "requests"."results_sent_at" is not null then "requests"."score" end as "score",
case when "requests"."results_sent_at" is not null then "requests"."grade" end as "grade",
case when "requests"."results_sent_at" is not null then "requests"."failed_critical" end as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", "requests"."total" as "total", to_char((select "$looked".value
from (select p.request_id as id, min(p.created_at) as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "receiptSince", 
(select "$looked".value
from (select p.request_id as id, sum(p.amount)::float8 as value
from "payments" as p
where p.status = 'awaiting' group by p.request_id) as "$looked"
where "$looked".id = "requests"."id") as "receiptAmount", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = $1 and ((true and "requests"."branch_id" = any($2))) is true) as "$record"

-- supervisor: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "requests"
where ((true and "requests"."supervisor_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[1]) as "from", 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "requests"."id"
from "requests"
where ((true and "requests"."supervisor_id" = $2))
order by "requests"."created_at" desc, "requests"."id" desc
limit 25) as ids offset 0) as "$page"

-- supervisor: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", "requests"."score" as "score", "requests"."grade" as "grade", "requests"."failed_critical" as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = any((select $2::uuid[])::uuid[]) and ((true and "requests"."supervisor_id" = $3)) is true) as "$record") as "$found"

-- supervisor: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", "requests"."score" as "score", "requests"."grade" as "grade", "requests"."failed_critical" as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = $1 and ((true and "requests"."supervisor_id" = $2)) is true) as "$record"

-- inspector: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "requests"
where ((true and "requests"."inspector_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[1]) as "from", 
(select "requests"."created_at"::text
from "requests"
where "requests"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "requests"."id"
from "requests"
where ((true and "requests"."inspector_id" = $2))
order by "requests"."created_at" desc, "requests"."id" desc
limit 25) as ids offset 0) as "$page"

-- inspector: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", "requests"."score" as "score", "requests"."grade" as "grade", "requests"."failed_critical" as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = any((select $2::uuid[])::uuid[]) and ((true and "requests"."inspector_id" = $3)) is true) as "$record") as "$found"

-- inspector: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "requests"."id" as "id", to_char("requests"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "requests"."version" as "version", "requests"."code" as "code", "requests"."status" as "status",
case when "requests"."status" = 'payment_pending' and exists (
  select
from "payments" as p
where p.request_id = "requests"."id" and p.status = 'awaiting') then 'admin_finance' when "requests"."status" = 'corrections_needed' and "requests"."corrections_due_at" < now() then null
  else case "requests"."status" when 'pending' then 'admin_operation'::text when 'contract_sent' then 'client'::text when 'contract_signed' then null::text when 'change_request' then 'admin_operation'::text when 'payment_pending' then 'client'::text when 'payment_completed' then 'admin_operation'::text when 'supervisor_assigned' then 'supervisor'::text when 'details_sent' then 'client'::text when 'details_approved' then 'supervisor'::text when 'details_rejected' then 'supervisor'::text when 'inspector_assigned' then 'inspector'::text when 'inspection_started' then 'inspector'::text when 'form_submitted' then 'supervisor'::text when 'supervisor_reviewed' then 'supervisor'::text when 'certificate_generated' then 'client'::text when 'corrections_needed' then 'client'::text when 'corrections_submitted' then 'supervisor'::text when 'corrections_reviewed' then 'supervisor'::text when 'corrections_approved' then 'client'::text when 'inspection_completed' then null::text when 'cancelled' then null::text when 'payment_pending' then 'admin_finance'::text when 'corrections_needed' then null::text end end as "turn", to_char("requests"."status_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "statusSince", "requests"."branch_id" as "branchId", "requests"."service_id" as "serviceId", "joined_1"."city_id" as "cityId", "requests"."kind" as "kind", "joined_2"."cuisine_type_id" as "cuisineTypeId", "requests"."client_id" as "clientId", "joined_2"."client_type_id" as "clientTypeId", 
(select "$looked".value
from (select v.request_id as id, count(*)::int as value
from "request_vehicles" as v group by v.request_id) as "$looked"
where "$looked".id = "requests"."id") as "vehiclesCount", "requests"."supervisor_id" as "supervisorId", "requests"."inspector_id" as "inspectorId", to_char(case when "requests"."status" in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started', 'form_submitted', 'supervisor_reviewed', 'certificate_generated', 'corrections_needed', 'corrections_submitted', 'corrections_reviewed', 'corrections_approved', 'inspection_completed') then "requests"."visit_at" end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", "requests"."score" as "score", "requests"."grade" as "grade", "requests"."failed_critical" as "failedCritical", to_char("requests"."results_sent_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resultsSentAt", to_char("requests"."corrections_due_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "correctionsDueAt", to_char("requests"."certificate_revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certificateRevokedAt", to_char((select "$looked".value
from (select a.request_id as id, a.created_at as value
from "cancellation_asks" as a
where a.status = 'open') as "$looked"
where "$looked".id = "requests"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelAskedSince", to_char("requests"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "requests"."code" as "$title", row_to_json("$titleRow") as "$titles"
from "requests"
left join "branches" as "joined_1" on "joined_1".id = "requests"."branch_id"
left join "clients" as "joined_2" on "joined_2".id = "requests"."client_id"
left join "services" as "joined_3" on "joined_3".id = "requests"."service_id"
left join "cities" as "joined_4" on "joined_4".id = "joined_1"."city_id"
left join "cuisine_types" as "joined_5" on "joined_5".id = "joined_2"."cuisine_type_id"
left join "client_types" as "joined_6" on "joined_6".id = "joined_2"."client_type_id"
left join "users" as "joined_7" on "joined_7".id = "requests"."supervisor_id"
left join "users" as "joined_8" on "joined_8".id = "requests"."inspector_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "branchId", "joined_3"."name" as "serviceId", "joined_4"."name" as "cityId", "joined_5"."name" as "cuisineTypeId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_6"."id" is not null then jsonb_build_object('ar', "joined_6"."description_ar", 'en', "joined_6"."description_en") end as "clientTypeId",
case when "joined_7"."id" is not null then
case when "joined_7"."name" is not null then jsonb_build_object('ar', "joined_7"."name", 'en', coalesce("joined_7"."name_en", "joined_7"."name")) end end as "supervisorId",
case when "joined_8"."id" is not null then
case when "joined_8"."name" is not null then jsonb_build_object('ar', "joined_8"."name", 'en', coalesce("joined_8"."name_en", "joined_8"."name")) end end as "inspectorId") as "$titleRow"
where "requests"."id" = $1 and ((true and "requests"."inspector_id" = $2)) is true) as "$record"
