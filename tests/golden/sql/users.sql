-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "users"
where ("users"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "users"."created_at"::text
from "users"
where "users"."id" = "$page".ids[1]) as "from", 
(select "users"."created_at"::text
from "users"
where "users"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "users"."id"
from "users"
where ("users"."deleted_at" is null)
order by "users"."created_at" desc, "users"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "users"."id" as "id", to_char("users"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("users"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", coalesce((select "$one".version
from "clients" as "$one"
where "$one".id = "users"."id"), 
(select "$one".version
from "supervisors" as "$one"
where "$one".id = "users"."id"), 
(select "$one".version
from "inspectors" as "$one"
where "$one".id = "users"."id"), 
(select "$one".version
from "admins" as "$one"
where "$one".id = "users"."id"), 1) as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", "users"."role" as "role", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "users"."custom_role_id" as "customRoleId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "users"
left join "custom_roles" as "joined_1" on "joined_1".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name", "joined_1"."name" as "customRoleId") as "$titleRow"
where "users"."id" = any((select $5::uuid[])::uuid[]) and ("users"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "users"."id" as "id", to_char("users"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("users"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", coalesce((select "$one".version
from "clients" as "$one"
where "$one".id = "users"."id"), 
(select "$one".version
from "supervisors" as "$one"
where "$one".id = "users"."id"), 
(select "$one".version
from "inspectors" as "$one"
where "$one".id = "users"."id"), 
(select "$one".version
from "admins" as "$one"
where "$one".id = "users"."id"), 1) as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", "users"."role" as "role", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "users"."custom_role_id" as "customRoleId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "users"
left join "custom_roles" as "joined_1" on "joined_1".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name", "joined_1"."name" as "customRoleId") as "$titleRow"
where "users"."id" = $4 and ("users"."deleted_at" is null) is true) as "$record"
