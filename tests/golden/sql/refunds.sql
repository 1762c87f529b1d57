-- admin, admin_finance: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "refunds"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "refunds"."created_at"::text
from "refunds"
where "refunds"."id" = "$page".ids[1]) as "from", 
(select "refunds"."created_at"::text
from "refunds"
where "refunds"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "refunds"."id"
from "refunds"
where (true)
order by "refunds"."created_at" desc, "refunds"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin, admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "refunds"."id" as "id", to_char("refunds"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "refunds"."code" as "code", "refunds"."client_id" as "clientId", "refunds"."request_id" as "requestId", "refunds"."amount" as "amount", "refunds"."method" as "method", "refunds"."status" as "status", "refunds"."reason" as "reason", "refunds"."iban" as "iban", "refunds"."failure" as "failure", "refunds"."reference" as "reference", "refunds"."transferred_on" as "transferredOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "refunds"."proof_file_id") as "proofFileId", "refunds"."created_by_id" as "createdById", to_char("refunds"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "refunds"."settled_by_id" as "settledById", to_char("refunds"."settled_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "settledAt", "refunds"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "refunds"
left join "clients" as "joined_1" on "joined_1".id = "refunds"."client_id"
left join "requests" as "joined_2" on "joined_2".id = "refunds"."request_id"
left join "users" as "joined_3" on "joined_3".id = "refunds"."created_by_id"
left join "users" as "joined_4" on "joined_4".id = "refunds"."settled_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."code" as "requestId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "createdById",
case when "joined_4"."id" is not null then
case when "joined_4"."name" is not null then jsonb_build_object('ar', "joined_4"."name", 'en', coalesce("joined_4"."name_en", "joined_4"."name")) end end as "settledById") as "$titleRow"
where "refunds"."id" = any((select $5::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin, admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "refunds"."id" as "id", to_char("refunds"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "refunds"."code" as "code", "refunds"."client_id" as "clientId", "refunds"."request_id" as "requestId", "refunds"."amount" as "amount", "refunds"."method" as "method", "refunds"."status" as "status", "refunds"."reason" as "reason", "refunds"."iban" as "iban", "refunds"."failure" as "failure", "refunds"."reference" as "reference", "refunds"."transferred_on" as "transferredOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "refunds"."proof_file_id") as "proofFileId", "refunds"."created_by_id" as "createdById", to_char("refunds"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "refunds"."settled_by_id" as "settledById", to_char("refunds"."settled_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "settledAt", "refunds"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "refunds"
left join "clients" as "joined_1" on "joined_1".id = "refunds"."client_id"
left join "requests" as "joined_2" on "joined_2".id = "refunds"."request_id"
left join "users" as "joined_3" on "joined_3".id = "refunds"."created_by_id"
left join "users" as "joined_4" on "joined_4".id = "refunds"."settled_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."code" as "requestId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "createdById",
case when "joined_4"."id" is not null then
case when "joined_4"."name" is not null then jsonb_build_object('ar', "joined_4"."name", 'en', coalesce("joined_4"."name_en", "joined_4"."name")) end end as "settledById") as "$titleRow"
where "refunds"."id" = $4 and (true) is true) as "$record"
