-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "admins"
left join "users" on "users"."id" = "admins"."id"
where ("admins"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "admins"."created_at"::text
from "admins"
left join "users" on "users"."id" = "admins"."id"
where "admins"."id" = "$page".ids[1]) as "from", 
(select "admins"."created_at"::text
from "admins"
left join "users" on "users"."id" = "admins"."id"
where "admins"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "admins"."id"
from "admins"
left join "users" on "users"."id" = "admins"."id"
where ("admins"."deleted_at" is null)
order by "admins"."created_at" desc, "admins"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "admins"."id" as "id", to_char("admins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("admins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "admins"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "users"."role" as "role", "users"."custom_role_id" as "customRoleId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "admins"
left join "users" on "users"."id" = "admins"."id"
left join "custom_roles" as "joined_1" on "joined_1".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name", "joined_1"."name" as "customRoleId") as "$titleRow"
where "admins"."id" = any((select $5::uuid[])::uuid[]) and ("admins"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "admins"."id" as "id", to_char("admins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("admins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "admins"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "users"."role" as "role", "users"."custom_role_id" as "customRoleId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "admins"
left join "users" on "users"."id" = "admins"."id"
left join "custom_roles" as "joined_1" on "joined_1".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name", "joined_1"."name" as "customRoleId") as "$titleRow"
where "admins"."id" = $4 and ("admins"."deleted_at" is null) is true) as "$record"
