-- admin, admin_finance: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "payments"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "payments"."created_at"::text
from "payments"
where "payments"."id" = "$page".ids[1]) as "from", 
(select "payments"."created_at"::text
from "payments"
where "payments"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "payments"."id"
from "payments"
where (true)
order by "payments"."created_at" desc, "payments"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin, admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "payments"."id" as "id", to_char("payments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "payments"."code" as "code", "payments"."client_id" as "clientId", "payments"."request_id" as "requestId", "payments"."amount" as "amount", "payments"."method" as "method", "payments"."status" as "status", "payments"."card_brand" as "cardBrand", "payments"."card_last_four" as "cardLastFour", "payments"."reference" as "reference", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "payments"."receipt_file_id") as "receiptFileId", "payments"."failure" as "failure", to_char("payments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("payments"."settled_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "settledAt", "payments"."settled_by_id" as "settledById", "payments"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "payments"
left join "clients" as "joined_1" on "joined_1".id = "payments"."client_id"
left join "requests" as "joined_2" on "joined_2".id = "payments"."request_id"
left join "users" as "joined_3" on "joined_3".id = "payments"."settled_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."code" as "requestId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "settledById") as "$titleRow"
where "payments"."id" = any((select $5::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin, admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "payments"."id" as "id", to_char("payments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "payments"."code" as "code", "payments"."client_id" as "clientId", "payments"."request_id" as "requestId", "payments"."amount" as "amount", "payments"."method" as "method", "payments"."status" as "status", "payments"."card_brand" as "cardBrand", "payments"."card_last_four" as "cardLastFour", "payments"."reference" as "reference", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "payments"."receipt_file_id") as "receiptFileId", "payments"."failure" as "failure", to_char("payments"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("payments"."settled_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "settledAt", "payments"."settled_by_id" as "settledById", "payments"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "payments"
left join "clients" as "joined_1" on "joined_1".id = "payments"."client_id"
left join "requests" as "joined_2" on "joined_2".id = "payments"."request_id"
left join "users" as "joined_3" on "joined_3".id = "payments"."settled_by_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."code" as "requestId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "settledById") as "$titleRow"
where "payments"."id" = $4 and (true) is true) as "$record"
