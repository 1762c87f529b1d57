-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "restaurants"
where ("restaurants"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "restaurants"."created_at"::text
from "restaurants"
where "restaurants"."id" = "$page".ids[1]) as "from", 
(select "restaurants"."created_at"::text
from "restaurants"
where "restaurants"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "restaurants"."id"
from "restaurants"
where ("restaurants"."deleted_at" is null)
order by "restaurants"."created_at" desc, "restaurants"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "restaurants"."id" as "id", to_char("restaurants"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("restaurants"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "restaurants"."version" as "version", "restaurants"."client_id" as "clientId", "restaurants"."name" as "name", "restaurants"."name_en" as "nameEn", "restaurants"."cuisine_type_id" as "cuisineTypeId", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "restaurants"."logo") as "logo",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "restaurants"
left join "clients" as "joined_1" on "joined_1".id = "restaurants"."client_id"
left join "cuisine_types" as "joined_2" on "joined_2".id = "restaurants"."cuisine_type_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "name", "joined_2"."name" as "cuisineTypeId") as "$titleRow"
where "restaurants"."id" = any((select $5::uuid[])::uuid[]) and ("restaurants"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "restaurants"."id" as "id", to_char("restaurants"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("restaurants"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "restaurants"."version" as "version", "restaurants"."client_id" as "clientId", "restaurants"."name" as "name", "restaurants"."name_en" as "nameEn", "restaurants"."cuisine_type_id" as "cuisineTypeId", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "restaurants"."logo") as "logo",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "restaurants"
left join "clients" as "joined_1" on "joined_1".id = "restaurants"."client_id"
left join "cuisine_types" as "joined_2" on "joined_2".id = "restaurants"."cuisine_type_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "name", "joined_2"."name" as "cuisineTypeId") as "$titleRow"
where "restaurants"."id" = $4 and ("restaurants"."deleted_at" is null) is true) as "$record"

-- client, branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "restaurants"
where (("restaurants"."deleted_at" is null and "restaurants"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "restaurants"."created_at"::text
from "restaurants"
where "restaurants"."id" = "$page".ids[1]) as "from", 
(select "restaurants"."created_at"::text
from "restaurants"
where "restaurants"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "restaurants"."id"
from "restaurants"
where (("restaurants"."deleted_at" is null and "restaurants"."client_id" = $2))
order by "restaurants"."created_at" desc, "restaurants"."id" desc
limit 25) as ids offset 0) as "$page"

-- client, branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "restaurants"."id" as "id", to_char("restaurants"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("restaurants"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "restaurants"."version" as "version", "restaurants"."client_id" as "clientId", "restaurants"."name" as "name", "restaurants"."name_en" as "nameEn", "restaurants"."cuisine_type_id" as "cuisineTypeId", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "restaurants"."logo") as "logo",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "restaurants"
left join "clients" as "joined_1" on "joined_1".id = "restaurants"."client_id"
left join "cuisine_types" as "joined_2" on "joined_2".id = "restaurants"."cuisine_type_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "name", "joined_2"."name" as "cuisineTypeId") as "$titleRow"
where "restaurants"."id" = any((select $5::uuid[])::uuid[]) and (("restaurants"."deleted_at" is null and "restaurants"."client_id" = $6)) is true) as "$record") as "$found"

-- client, branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "restaurants"."id" as "id", to_char("restaurants"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("restaurants"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "restaurants"."version" as "version", "restaurants"."client_id" as "clientId", "restaurants"."name" as "name", "restaurants"."name_en" as "nameEn", "restaurants"."cuisine_type_id" as "cuisineTypeId", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "restaurants"."logo") as "logo",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "restaurants"
left join "clients" as "joined_1" on "joined_1".id = "restaurants"."client_id"
left join "cuisine_types" as "joined_2" on "joined_2".id = "restaurants"."cuisine_type_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "restaurants"."name" is not null then jsonb_build_object('ar', "restaurants"."name", 'en', coalesce("restaurants"."name_en", "restaurants"."name")) end as "name", "joined_2"."name" as "cuisineTypeId") as "$titleRow"
where "restaurants"."id" = $4 and (("restaurants"."deleted_at" is null and "restaurants"."client_id" = $5)) is true) as "$record"
