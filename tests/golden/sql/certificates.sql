-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "certificates"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "certificates"."issued_at"::text
from "certificates"
where "certificates"."id" = "$page".ids[1]) as "from", 
(select "certificates"."issued_at"::text
from "certificates"
where "certificates"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "certificates"."id"
from "certificates"
where (true)
order by "certificates"."issued_at" desc, "certificates"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "certificates"."id" as "id", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "certificates"."version" as "version", "certificates"."code" as "code", "certificates"."request_id" as "requestId", "certificates"."client_id" as "clientId", "certificates"."branch_id" as "branchId", "certificates"."vehicle_id" as "vehicleId", "certificates"."service_id" as "serviceId", "certificates"."score" as "score", "certificates"."grade" as "grade", nullif("certificates"."subject" #> '{result,gradeReason}', 'null') as "gradeReason", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "certificates"."revoked_at" is not null then 'revoked'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is not null then 'superseded'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" < now() then 'expired'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" >= now() then 'valid'::text end) as "state", to_char("certificates"."valid_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validUntil", to_char("certificates"."superseded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "supersededAt", to_char("certificates"."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_ar") as "fileAr", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_en") as "fileEn", "certificates"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "certificates"
left join "requests" as "joined_1" on "joined_1".id = "certificates"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "certificates"."client_id"
left join "branches" as "joined_3" on "joined_3".id = "certificates"."branch_id"
left join "vehicles" as "joined_4" on "joined_4".id = "certificates"."vehicle_id"
left join "services" as "joined_5" on "joined_5".id = "certificates"."service_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId", "joined_4"."number" as "vehicleId", "joined_5"."name" as "serviceId") as "$titleRow"
where "certificates"."id" = any((select $5::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "certificates"."id" as "id", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "certificates"."version" as "version", "certificates"."code" as "code", "certificates"."request_id" as "requestId", "certificates"."client_id" as "clientId", "certificates"."branch_id" as "branchId", "certificates"."vehicle_id" as "vehicleId", "certificates"."service_id" as "serviceId", "certificates"."score" as "score", "certificates"."grade" as "grade", nullif("certificates"."subject" #> '{result,gradeReason}', 'null') as "gradeReason", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "certificates"."revoked_at" is not null then 'revoked'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is not null then 'superseded'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" < now() then 'expired'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" >= now() then 'valid'::text end) as "state", to_char("certificates"."valid_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validUntil", to_char("certificates"."superseded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "supersededAt", to_char("certificates"."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_ar") as "fileAr", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_en") as "fileEn", "certificates"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "certificates"
left join "requests" as "joined_1" on "joined_1".id = "certificates"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "certificates"."client_id"
left join "branches" as "joined_3" on "joined_3".id = "certificates"."branch_id"
left join "vehicles" as "joined_4" on "joined_4".id = "certificates"."vehicle_id"
left join "services" as "joined_5" on "joined_5".id = "certificates"."service_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId", "joined_4"."number" as "vehicleId", "joined_5"."name" as "serviceId") as "$titleRow"
where "certificates"."id" = $4 and (true) is true) as "$record"

-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "certificates"
where ((true and "certificates"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "certificates"."issued_at"::text
from "certificates"
where "certificates"."id" = "$page".ids[1]) as "from", 
(select "certificates"."issued_at"::text
from "certificates"
where "certificates"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "certificates"."id"
from "certificates"
where ((true and "certificates"."client_id" = $2))
order by "certificates"."issued_at" desc, "certificates"."id" desc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "certificates"."id" as "id", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "certificates"."version" as "version", "certificates"."code" as "code", "certificates"."request_id" as "requestId", "certificates"."client_id" as "clientId", "certificates"."branch_id" as "branchId", "certificates"."vehicle_id" as "vehicleId", "certificates"."service_id" as "serviceId", "certificates"."score" as "score", "certificates"."grade" as "grade", nullif("certificates"."subject" #> '{result,gradeReason}', 'null') as "gradeReason", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "certificates"."revoked_at" is not null then 'revoked'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is not null then 'superseded'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" < now() then 'expired'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" >= now() then 'valid'::text end) as "state", to_char("certificates"."valid_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validUntil", to_char("certificates"."superseded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "supersededAt", to_char("certificates"."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_ar") as "fileAr", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_en") as "fileEn", "certificates"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "certificates"
left join "requests" as "joined_1" on "joined_1".id = "certificates"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "certificates"."client_id"
left join "branches" as "joined_3" on "joined_3".id = "certificates"."branch_id"
left join "vehicles" as "joined_4" on "joined_4".id = "certificates"."vehicle_id"
left join "services" as "joined_5" on "joined_5".id = "certificates"."service_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId", "joined_4"."number" as "vehicleId", "joined_5"."name" as "serviceId") as "$titleRow"
where "certificates"."id" = any((select $5::uuid[])::uuid[]) and ((true and "certificates"."client_id" = $6)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "certificates"."id" as "id", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "certificates"."version" as "version", "certificates"."code" as "code", "certificates"."request_id" as "requestId", "certificates"."client_id" as "clientId", "certificates"."branch_id" as "branchId", "certificates"."vehicle_id" as "vehicleId", "certificates"."service_id" as "serviceId", "certificates"."score" as "score", "certificates"."grade" as "grade", nullif("certificates"."subject" #> '{result,gradeReason}', 'null') as "gradeReason", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "certificates"."revoked_at" is not null then 'revoked'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is not null then 'superseded'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" < now() then 'expired'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" >= now() then 'valid'::text end) as "state", to_char("certificates"."valid_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validUntil", to_char("certificates"."superseded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "supersededAt", to_char("certificates"."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_ar") as "fileAr", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_en") as "fileEn", "certificates"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "certificates"
left join "requests" as "joined_1" on "joined_1".id = "certificates"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "certificates"."client_id"
left join "branches" as "joined_3" on "joined_3".id = "certificates"."branch_id"
left join "vehicles" as "joined_4" on "joined_4".id = "certificates"."vehicle_id"
left join "services" as "joined_5" on "joined_5".id = "certificates"."service_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId", "joined_4"."number" as "vehicleId", "joined_5"."name" as "serviceId") as "$titleRow"
where "certificates"."id" = $4 and ((true and "certificates"."client_id" = $5)) is true) as "$record"

-- branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "certificates"
where ((true and "certificates"."branch_id" in ($1)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "certificates"."issued_at"::text
from "certificates"
where "certificates"."id" = "$page".ids[1]) as "from", 
(select "certificates"."issued_at"::text
from "certificates"
where "certificates"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "certificates"."id"
from "certificates"
where ((true and "certificates"."branch_id" in ($2)))
order by "certificates"."issued_at" desc, "certificates"."id" desc
limit 25) as ids offset 0) as "$page"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "certificates"."id" as "id", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "certificates"."version" as "version", "certificates"."code" as "code", "certificates"."request_id" as "requestId", "certificates"."client_id" as "clientId", "certificates"."branch_id" as "branchId", "certificates"."vehicle_id" as "vehicleId", "certificates"."service_id" as "serviceId", "certificates"."score" as "score", "certificates"."grade" as "grade", nullif("certificates"."subject" #> '{result,gradeReason}', 'null') as "gradeReason", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "certificates"."revoked_at" is not null then 'revoked'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is not null then 'superseded'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" < now() then 'expired'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" >= now() then 'valid'::text end) as "state", to_char("certificates"."valid_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validUntil", to_char("certificates"."superseded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "supersededAt", to_char("certificates"."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_ar") as "fileAr", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_en") as "fileEn", "certificates"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "certificates"
left join "requests" as "joined_1" on "joined_1".id = "certificates"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "certificates"."client_id"
left join "branches" as "joined_3" on "joined_3".id = "certificates"."branch_id"
left join "vehicles" as "joined_4" on "joined_4".id = "certificates"."vehicle_id"
left join "services" as "joined_5" on "joined_5".id = "certificates"."service_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId", "joined_4"."number" as "vehicleId", "joined_5"."name" as "serviceId") as "$titleRow"
where "certificates"."id" = any((select $5::uuid[])::uuid[]) and ((true and "certificates"."branch_id" = any($6))) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "certificates"."id" as "id", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "certificates"."version" as "version", "certificates"."code" as "code", "certificates"."request_id" as "requestId", "certificates"."client_id" as "clientId", "certificates"."branch_id" as "branchId", "certificates"."vehicle_id" as "vehicleId", "certificates"."service_id" as "serviceId", "certificates"."score" as "score", "certificates"."grade" as "grade", nullif("certificates"."subject" #> '{result,gradeReason}', 'null') as "gradeReason", to_char("certificates"."issued_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "issuedAt", (case when "certificates"."revoked_at" is not null then 'revoked'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is not null then 'superseded'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" < now() then 'expired'::text when "certificates"."revoked_at" is null and "certificates"."superseded_at" is null and "certificates"."valid_until" >= now() then 'valid'::text end) as "state", to_char("certificates"."valid_until" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validUntil", to_char("certificates"."superseded_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "supersededAt", to_char("certificates"."revoked_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_ar") as "fileAr", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "certificates"."file_en") as "fileEn", "certificates"."code" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "certificates"
left join "requests" as "joined_1" on "joined_1".id = "certificates"."request_id"
left join "clients" as "joined_2" on "joined_2".id = "certificates"."client_id"
left join "branches" as "joined_3" on "joined_3".id = "certificates"."branch_id"
left join "vehicles" as "joined_4" on "joined_4".id = "certificates"."vehicle_id"
left join "services" as "joined_5" on "joined_5".id = "certificates"."service_id"
cross join lateral (select "joined_1"."code" as "requestId",
case when "joined_2"."id" is not null then
case when "joined_2"."company_name" is not null then jsonb_build_object('ar', "joined_2"."company_name", 'en', coalesce("joined_2"."company_name_en", "joined_2"."company_name")) end end as "clientId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId", "joined_4"."number" as "vehicleId", "joined_5"."name" as "serviceId") as "$titleRow"
where "certificates"."id" = $4 and ((true and "certificates"."branch_id" = any($5))) is true) as "$record"
