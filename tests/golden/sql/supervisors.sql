-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "supervisors"
left join "users" on "users"."id" = "supervisors"."id"
where ("supervisors"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "supervisors"."created_at"::text
from "supervisors"
left join "users" on "users"."id" = "supervisors"."id"
where "supervisors"."id" = "$page".ids[1]) as "from", 
(select "supervisors"."created_at"::text
from "supervisors"
left join "users" on "users"."id" = "supervisors"."id"
where "supervisors"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "supervisors"."id"
from "supervisors"
left join "users" on "users"."id" = "supervisors"."id"
where ("supervisors"."deleted_at" is null)
order by "supervisors"."created_at" desc, "supervisors"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "supervisors"."id" as "id", to_char("supervisors"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("supervisors"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "supervisors"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "supervisors"."emergency_phone" as "emergencyPhone", "supervisors"."country" as "country", "supervisors"."address" as "address", "supervisors"."street" as "street", "supervisors"."city_id" as "cityId", "supervisors"."service_ids" as "serviceIds", "supervisors"."coverage_city_ids" as "coverageCityIds", "supervisors"."job_title" as "jobTitle", "supervisors"."job_grade" as "jobGrade", "supervisors"."experience_years" as "experienceYears", "supervisors"."nationality_id" as "nationalityId", "users"."custom_role_id" as "customRoleId", 
(select count(*)::int
from "inspectors"
where "inspectors"."supervisor_id" = "supervisors"."id" and "inspectors"."deleted_at" is null) as "inspectorsCount",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "supervisors"
left join "users" on "users"."id" = "supervisors"."id"
left join "cities" as "joined_1" on "joined_1".id = "supervisors"."city_id"
left join "nationalities" as "joined_2" on "joined_2".id = "supervisors"."nationality_id"
left join "custom_roles" as "joined_3" on "joined_3".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name", "joined_1"."name" as "cityId", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("supervisors"."service_ids") with ordinality as "$listed"(id, place)
left join "services" as "$target" on "$target".id = "$listed".id) as "serviceIds", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("supervisors"."coverage_city_ids") with ordinality as "$listed"(id, place)
left join "cities" as "$target" on "$target".id = "$listed".id) as "coverageCityIds",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "nationalityId", "joined_3"."name" as "customRoleId") as "$titleRow"
where "supervisors"."id" = any((select $5::uuid[])::uuid[]) and ("supervisors"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "supervisors"."id" as "id", to_char("supervisors"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("supervisors"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "supervisors"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "supervisors"."emergency_phone" as "emergencyPhone", "supervisors"."country" as "country", "supervisors"."address" as "address", "supervisors"."street" as "street", "supervisors"."city_id" as "cityId", "supervisors"."service_ids" as "serviceIds", "supervisors"."coverage_city_ids" as "coverageCityIds", "supervisors"."job_title" as "jobTitle", "supervisors"."job_grade" as "jobGrade", "supervisors"."experience_years" as "experienceYears", "supervisors"."nationality_id" as "nationalityId", "users"."custom_role_id" as "customRoleId", 
(select count(*)::int
from "inspectors"
where "inspectors"."supervisor_id" = "supervisors"."id" and "inspectors"."deleted_at" is null) as "inspectorsCount",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "supervisors"
left join "users" on "users"."id" = "supervisors"."id"
left join "cities" as "joined_1" on "joined_1".id = "supervisors"."city_id"
left join "nationalities" as "joined_2" on "joined_2".id = "supervisors"."nationality_id"
left join "custom_roles" as "joined_3" on "joined_3".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name", "joined_1"."name" as "cityId", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("supervisors"."service_ids") with ordinality as "$listed"(id, place)
left join "services" as "$target" on "$target".id = "$listed".id) as "serviceIds", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("supervisors"."coverage_city_ids") with ordinality as "$listed"(id, place)
left join "cities" as "$target" on "$target".id = "$listed".id) as "coverageCityIds",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "nationalityId", "joined_3"."name" as "customRoleId") as "$titleRow"
where "supervisors"."id" = $4 and ("supervisors"."deleted_at" is null) is true) as "$record"
