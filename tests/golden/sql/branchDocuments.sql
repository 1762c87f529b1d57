-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branch_documents"
where ("branch_documents"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branch_documents"."expires_on"::text
from "branch_documents"
where "branch_documents"."id" = "$page".ids[1]) as "from", 
(select "branch_documents"."expires_on"::text
from "branch_documents"
where "branch_documents"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branch_documents"."id"
from "branch_documents"
where ("branch_documents"."deleted_at" is null)
order by "branch_documents"."expires_on" asc, "branch_documents"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branch_documents"."id" as "id", to_char("branch_documents"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branch_documents"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branch_documents"."version" as "version", "branch_documents"."client_id" as "clientId", "branch_documents"."branch_id" as "branchId", "branch_documents"."kind" as "kind", "branch_documents"."number" as "number", "branch_documents"."expires_on" as "expiresOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "branch_documents"."document") as "document", "branch_documents"."reminded_on" as "remindedOn", "branch_documents"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "branch_documents"
left join "clients" as "joined_1" on "joined_1".id = "branch_documents"."client_id"
left join "branches" as "joined_2" on "joined_2".id = "branch_documents"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "branchId") as "$titleRow"
where "branch_documents"."id" = any((select $5::uuid[])::uuid[]) and ("branch_documents"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branch_documents"."id" as "id", to_char("branch_documents"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branch_documents"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branch_documents"."version" as "version", "branch_documents"."client_id" as "clientId", "branch_documents"."branch_id" as "branchId", "branch_documents"."kind" as "kind", "branch_documents"."number" as "number", "branch_documents"."expires_on" as "expiresOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "branch_documents"."document") as "document", "branch_documents"."reminded_on" as "remindedOn", "branch_documents"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "branch_documents"
left join "clients" as "joined_1" on "joined_1".id = "branch_documents"."client_id"
left join "branches" as "joined_2" on "joined_2".id = "branch_documents"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "branchId") as "$titleRow"
where "branch_documents"."id" = $4 and ("branch_documents"."deleted_at" is null) is true) as "$record"

-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branch_documents"
where (("branch_documents"."deleted_at" is null and "branch_documents"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branch_documents"."expires_on"::text
from "branch_documents"
where "branch_documents"."id" = "$page".ids[1]) as "from", 
(select "branch_documents"."expires_on"::text
from "branch_documents"
where "branch_documents"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branch_documents"."id"
from "branch_documents"
where (("branch_documents"."deleted_at" is null and "branch_documents"."client_id" = $2))
order by "branch_documents"."expires_on" asc, "branch_documents"."id" asc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branch_documents"."id" as "id", to_char("branch_documents"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branch_documents"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branch_documents"."version" as "version", "branch_documents"."client_id" as "clientId", "branch_documents"."branch_id" as "branchId", "branch_documents"."kind" as "kind", "branch_documents"."number" as "number", "branch_documents"."expires_on" as "expiresOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "branch_documents"."document") as "document", "branch_documents"."reminded_on" as "remindedOn", "branch_documents"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "branch_documents"
left join "clients" as "joined_1" on "joined_1".id = "branch_documents"."client_id"
left join "branches" as "joined_2" on "joined_2".id = "branch_documents"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "branchId") as "$titleRow"
where "branch_documents"."id" = any((select $5::uuid[])::uuid[]) and (("branch_documents"."deleted_at" is null and "branch_documents"."client_id" = $6)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branch_documents"."id" as "id", to_char("branch_documents"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branch_documents"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branch_documents"."version" as "version", "branch_documents"."client_id" as "clientId", "branch_documents"."branch_id" as "branchId", "branch_documents"."kind" as "kind", "branch_documents"."number" as "number", "branch_documents"."expires_on" as "expiresOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "branch_documents"."document") as "document", "branch_documents"."reminded_on" as "remindedOn", "branch_documents"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "branch_documents"
left join "clients" as "joined_1" on "joined_1".id = "branch_documents"."client_id"
left join "branches" as "joined_2" on "joined_2".id = "branch_documents"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "branchId") as "$titleRow"
where "branch_documents"."id" = $4 and (("branch_documents"."deleted_at" is null and "branch_documents"."client_id" = $5)) is true) as "$record"

-- branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branch_documents"
where (("branch_documents"."deleted_at" is null and "branch_documents"."branch_id" in ($1)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branch_documents"."expires_on"::text
from "branch_documents"
where "branch_documents"."id" = "$page".ids[1]) as "from", 
(select "branch_documents"."expires_on"::text
from "branch_documents"
where "branch_documents"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branch_documents"."id"
from "branch_documents"
where (("branch_documents"."deleted_at" is null and "branch_documents"."branch_id" in ($2)))
order by "branch_documents"."expires_on" asc, "branch_documents"."id" asc
limit 25) as ids offset 0) as "$page"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branch_documents"."id" as "id", to_char("branch_documents"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branch_documents"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branch_documents"."version" as "version", "branch_documents"."client_id" as "clientId", "branch_documents"."branch_id" as "branchId", "branch_documents"."kind" as "kind", "branch_documents"."number" as "number", "branch_documents"."expires_on" as "expiresOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "branch_documents"."document") as "document", "branch_documents"."reminded_on" as "remindedOn", "branch_documents"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "branch_documents"
left join "clients" as "joined_1" on "joined_1".id = "branch_documents"."client_id"
left join "branches" as "joined_2" on "joined_2".id = "branch_documents"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "branchId") as "$titleRow"
where "branch_documents"."id" = any((select $5::uuid[])::uuid[]) and (("branch_documents"."deleted_at" is null and "branch_documents"."branch_id" = any($6))) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branch_documents"."id" as "id", to_char("branch_documents"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branch_documents"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branch_documents"."version" as "version", "branch_documents"."client_id" as "clientId", "branch_documents"."branch_id" as "branchId", "branch_documents"."kind" as "kind", "branch_documents"."number" as "number", "branch_documents"."expires_on" as "expiresOn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "branch_documents"."document") as "document", "branch_documents"."reminded_on" as "remindedOn", "branch_documents"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "branch_documents"
left join "clients" as "joined_1" on "joined_1".id = "branch_documents"."client_id"
left join "branches" as "joined_2" on "joined_2".id = "branch_documents"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "branchId") as "$titleRow"
where "branch_documents"."id" = $4 and (("branch_documents"."deleted_at" is null and "branch_documents"."branch_id" = any($5))) is true) as "$record"
