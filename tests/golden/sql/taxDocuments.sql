-- admin, admin_finance: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "tax_documents"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "tax_documents"."issued_at"::text
from "tax_documents"
where "tax_documents"."id" = "$page".ids[1]) as "from", 
(select "tax_documents"."issued_at"::text
from "tax_documents"
where "tax_documents"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "tax_documents"."id"
from "tax_documents"
where (true)
order by "tax_documents"."issued_at" desc, "tax_documents"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin, admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tax_documents"."id" as "id", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "tax_documents"."code" as "code", "tax_documents"."kind" as "kind", "tax_documents"."request_id" as "requestId", "tax_documents"."client_id" as "clientId", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."subtotal" else "tax_documents"."subtotal" end) as "subtotal", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."vat" else "tax_documents"."vat" end) as "vat", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."total" else "tax_documents"."total" end) as "total", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'overdue'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'due'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) then 'review'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) then 'later'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and i.cancelled)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) then 'cancelled'::text when "tax_documents"."kind" = 'invoice' and exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id") then 'replaced'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null) then 'paid'::text end) as "state", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and ((i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date) or (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date))) end) as "amountDue", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "remaining", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min(i.due_on)
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "dueOn", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min((i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)))
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "payBy", ("tax_documents"."buyer"->>'vatNumber') as "buyerVatNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "tax_documents"."file_id") as "fileId", "tax_documents"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "tax_documents"
left join "requests" as "joined_1" on "joined_1".id = "tax_documents"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "tax_documents"."client_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId") as "$titleRow"
where "tax_documents"."id" = any((select $5::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin, admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tax_documents"."id" as "id", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "tax_documents"."code" as "code", "tax_documents"."kind" as "kind", "tax_documents"."request_id" as "requestId", "tax_documents"."client_id" as "clientId", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."subtotal" else "tax_documents"."subtotal" end) as "subtotal", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."vat" else "tax_documents"."vat" end) as "vat", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."total" else "tax_documents"."total" end) as "total", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'overdue'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'due'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) then 'review'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) then 'later'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and i.cancelled)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) then 'cancelled'::text when "tax_documents"."kind" = 'invoice' and exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id") then 'replaced'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null) then 'paid'::text end) as "state", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and ((i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date) or (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date))) end) as "amountDue", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "remaining", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min(i.due_on)
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "dueOn", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min((i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)))
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "payBy", ("tax_documents"."buyer"->>'vatNumber') as "buyerVatNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "tax_documents"."file_id") as "fileId", "tax_documents"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "tax_documents"
left join "requests" as "joined_1" on "joined_1".id = "tax_documents"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "tax_documents"."client_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId") as "$titleRow"
where "tax_documents"."id" = $4 and (true) is true) as "$record"

-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "tax_documents"
where ((true and "tax_documents"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "tax_documents"."issued_at"::text
from "tax_documents"
where "tax_documents"."id" = "$page".ids[1]) as "from", 
(select "tax_documents"."issued_at"::text
from "tax_documents"
where "tax_documents"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "tax_documents"."id"
from "tax_documents"
where ((true and "tax_documents"."client_id" = $2))
order by "tax_documents"."issued_at" desc, "tax_documents"."id" desc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tax_documents"."id" as "id", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "tax_documents"."code" as "code", "tax_documents"."kind" as "kind", "tax_documents"."request_id" as "requestId", "tax_documents"."client_id" as "clientId", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."subtotal" else "tax_documents"."subtotal" end) as "subtotal", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."vat" else "tax_documents"."vat" end) as "vat", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."total" else "tax_documents"."total" end) as "total", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'overdue'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'due'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) then 'review'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) then 'later'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and i.cancelled)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) then 'cancelled'::text when "tax_documents"."kind" = 'invoice' and exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id") then 'replaced'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null) then 'paid'::text end) as "state", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and ((i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date) or (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date))) end) as "amountDue", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "remaining", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min(i.due_on)
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "dueOn", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min((i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)))
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "payBy", ("tax_documents"."buyer"->>'vatNumber') as "buyerVatNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "tax_documents"."file_id") as "fileId", "tax_documents"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "tax_documents"
left join "requests" as "joined_1" on "joined_1".id = "tax_documents"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "tax_documents"."client_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId") as "$titleRow"
where "tax_documents"."id" = any((select $5::uuid[])::uuid[]) and ((true and "tax_documents"."client_id" = $6)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "tax_documents"."id" as "id", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "tax_documents"."code" as "code", "tax_documents"."kind" as "kind", "tax_documents"."request_id" as "requestId", "tax_documents"."client_id" as "clientId", to_char("tax_documents"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."subtotal" else "tax_documents"."subtotal" end) as "subtotal", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."vat" else "tax_documents"."vat" end) as "vat", (case when "tax_documents"."kind" in ('credit_note') then -"tax_documents"."total" else "tax_documents"."total" end) as "total", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'overdue'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) then 'due'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) then 'review'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) then 'later'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and i.cancelled)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date)) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting'))) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on > (now() at time zone 'Asia/Riyadh')::date)) then 'cancelled'::text when "tax_documents"."kind" = 'invoice' and exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id") then 'replaced'::text when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) and not exists (select
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null) then 'paid'::text end) as "state", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and ((i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) < (now() at time zone 'Asia/Riyadh')::date) or (i.paid_at is null and not i.cancelled and not exists (select
from "payments" as sent
where sent.instalment_id = i.id and sent.status = 'awaiting') and i.due_on <= (now() at time zone 'Asia/Riyadh')::date and (i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)) >= (now() at time zone 'Asia/Riyadh')::date))) end) as "amountDue", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select coalesce(sum(i.amount), 0)::float8
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "remaining", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min(i.due_on)
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "dueOn", (case when ("tax_documents"."kind" = 'invoice' and not exists (select
from "tax_documents" as other
 
where other.replaces_id = "tax_documents"."id")) then (select min((i.due_on + greatest(case when i.sequence = 1 then 7 else 0 end, i.term_days)))
from "instalments" as i
where i.request_id = "tax_documents"."request_id" and i.paid_at is null and not i.cancelled) end) as "payBy", ("tax_documents"."buyer"->>'vatNumber') as "buyerVatNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "tax_documents"."file_id") as "fileId", "tax_documents"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "tax_documents"
left join "requests" as "joined_1" on "joined_1".id = "tax_documents"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "tax_documents"."client_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId") as "$titleRow"
where "tax_documents"."id" = $4 and ((true and "tax_documents"."client_id" = $5)) is true) as "$record"
