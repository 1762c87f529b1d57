-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where ("inspectors"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "inspectors"."created_at"::text
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where "inspectors"."id" = "$page".ids[1]) as "from", 
(select "inspectors"."created_at"::text
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where "inspectors"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "inspectors"."id"
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where ("inspectors"."deleted_at" is null)
order by "inspectors"."created_at" desc, "inspectors"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "inspectors"."id" as "id", to_char("inspectors"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("inspectors"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "inspectors"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "inspectors"."emergency_phone" as "emergencyPhone", "inspectors"."country" as "country", "inspectors"."address" as "address", "inspectors"."street" as "street", "inspectors"."level" as "level", "inspectors"."supervisor_id" as "supervisorId", "inspectors"."city_id" as "cityId", "inspectors"."service_ids" as "serviceIds", "inspectors"."coverage_city_ids" as "coverageCityIds", "inspectors"."conflict_client_ids" as "conflictClientIds", "inspectors"."job_title" as "jobTitle", "inspectors"."job_grade" as "jobGrade", "inspectors"."experience_years" as "experienceYears", "inspectors"."nationality_id" as "nationalityId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
left join "users" as "joined_1" on "joined_1".id = "inspectors"."supervisor_id"
left join "cities" as "joined_2" on "joined_2".id = "inspectors"."city_id"
left join "nationalities" as "joined_3" on "joined_3".id = "inspectors"."nationality_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "supervisorId", "joined_2"."name" as "cityId", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."service_ids") with ordinality as "$listed"(id, place)
left join "services" as "$target" on "$target".id = "$listed".id) as "serviceIds", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."coverage_city_ids") with ordinality as "$listed"(id, place)
left join "cities" as "$target" on "$target".id = "$listed".id) as "coverageCityIds", 
(select coalesce(jsonb_agg(case when "$target"."company_name" is not null then jsonb_build_object('ar', "$target"."company_name", 'en', coalesce("$target"."company_name_en", "$target"."company_name")) end
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."conflict_client_ids") with ordinality as "$listed"(id, place)
left join "clients" as "$target" on "$target".id = "$listed".id) as "conflictClientIds",
case when "joined_3"."id" is not null then jsonb_build_object('ar', "joined_3"."description_ar", 'en', "joined_3"."description_en") end as "nationalityId") as "$titleRow"
where "inspectors"."id" = any((select $5::uuid[])::uuid[]) and ("inspectors"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "inspectors"."id" as "id", to_char("inspectors"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("inspectors"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "inspectors"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "inspectors"."emergency_phone" as "emergencyPhone", "inspectors"."country" as "country", "inspectors"."address" as "address", "inspectors"."street" as "street", "inspectors"."level" as "level", "inspectors"."supervisor_id" as "supervisorId", "inspectors"."city_id" as "cityId", "inspectors"."service_ids" as "serviceIds", "inspectors"."coverage_city_ids" as "coverageCityIds", "inspectors"."conflict_client_ids" as "conflictClientIds", "inspectors"."job_title" as "jobTitle", "inspectors"."job_grade" as "jobGrade", "inspectors"."experience_years" as "experienceYears", "inspectors"."nationality_id" as "nationalityId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
left join "users" as "joined_1" on "joined_1".id = "inspectors"."supervisor_id"
left join "cities" as "joined_2" on "joined_2".id = "inspectors"."city_id"
left join "nationalities" as "joined_3" on "joined_3".id = "inspectors"."nationality_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "supervisorId", "joined_2"."name" as "cityId", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."service_ids") with ordinality as "$listed"(id, place)
left join "services" as "$target" on "$target".id = "$listed".id) as "serviceIds", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."coverage_city_ids") with ordinality as "$listed"(id, place)
left join "cities" as "$target" on "$target".id = "$listed".id) as "coverageCityIds", 
(select coalesce(jsonb_agg(case when "$target"."company_name" is not null then jsonb_build_object('ar', "$target"."company_name", 'en', coalesce("$target"."company_name_en", "$target"."company_name")) end
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."conflict_client_ids") with ordinality as "$listed"(id, place)
left join "clients" as "$target" on "$target".id = "$listed".id) as "conflictClientIds",
case when "joined_3"."id" is not null then jsonb_build_object('ar', "joined_3"."description_ar", 'en', "joined_3"."description_en") end as "nationalityId") as "$titleRow"
where "inspectors"."id" = $4 and ("inspectors"."deleted_at" is null) is true) as "$record"

-- supervisor: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where (("inspectors"."deleted_at" is null and "inspectors"."supervisor_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "inspectors"."created_at"::text
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where "inspectors"."id" = "$page".ids[1]) as "from", 
(select "inspectors"."created_at"::text
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where "inspectors"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "inspectors"."id"
from "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
where (("inspectors"."deleted_at" is null and "inspectors"."supervisor_id" = $2))
order by "inspectors"."created_at" desc, "inspectors"."id" desc
limit 25) as ids offset 0) as "$page"

-- supervisor: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "inspectors"."id" as "id", to_char("inspectors"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("inspectors"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "inspectors"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "inspectors"."emergency_phone" as "emergencyPhone", "inspectors"."country" as "country", "inspectors"."address" as "address", "inspectors"."street" as "street", "inspectors"."level" as "level", "inspectors"."supervisor_id" as "supervisorId", "inspectors"."city_id" as "cityId", "inspectors"."service_ids" as "serviceIds", "inspectors"."coverage_city_ids" as "coverageCityIds", "inspectors"."conflict_client_ids" as "conflictClientIds", "inspectors"."job_title" as "jobTitle", "inspectors"."job_grade" as "jobGrade", "inspectors"."experience_years" as "experienceYears", "inspectors"."nationality_id" as "nationalityId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
left join "users" as "joined_1" on "joined_1".id = "inspectors"."supervisor_id"
left join "cities" as "joined_2" on "joined_2".id = "inspectors"."city_id"
left join "nationalities" as "joined_3" on "joined_3".id = "inspectors"."nationality_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "supervisorId", "joined_2"."name" as "cityId", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."service_ids") with ordinality as "$listed"(id, place)
left join "services" as "$target" on "$target".id = "$listed".id) as "serviceIds", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."coverage_city_ids") with ordinality as "$listed"(id, place)
left join "cities" as "$target" on "$target".id = "$listed".id) as "coverageCityIds", 
(select coalesce(jsonb_agg(case when "$target"."company_name" is not null then jsonb_build_object('ar', "$target"."company_name", 'en', coalesce("$target"."company_name_en", "$target"."company_name")) end
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."conflict_client_ids") with ordinality as "$listed"(id, place)
left join "clients" as "$target" on "$target".id = "$listed".id) as "conflictClientIds",
case when "joined_3"."id" is not null then jsonb_build_object('ar', "joined_3"."description_ar", 'en', "joined_3"."description_en") end as "nationalityId") as "$titleRow"
where "inspectors"."id" = any((select $5::uuid[])::uuid[]) and (("inspectors"."deleted_at" is null and "inspectors"."supervisor_id" = $6)) is true) as "$record") as "$found"

-- supervisor: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "inspectors"."id" as "id", to_char("inspectors"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("inspectors"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "inspectors"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "inspectors"."emergency_phone" as "emergencyPhone", "inspectors"."country" as "country", "inspectors"."address" as "address", "inspectors"."street" as "street", "inspectors"."level" as "level", "inspectors"."supervisor_id" as "supervisorId", "inspectors"."city_id" as "cityId", "inspectors"."service_ids" as "serviceIds", "inspectors"."coverage_city_ids" as "coverageCityIds", "inspectors"."conflict_client_ids" as "conflictClientIds", "inspectors"."job_title" as "jobTitle", "inspectors"."job_grade" as "jobGrade", "inspectors"."experience_years" as "experienceYears", "inspectors"."nationality_id" as "nationalityId",
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "inspectors"
left join "users" on "users"."id" = "inspectors"."id"
left join "users" as "joined_1" on "joined_1".id = "inspectors"."supervisor_id"
left join "cities" as "joined_2" on "joined_2".id = "inspectors"."city_id"
left join "nationalities" as "joined_3" on "joined_3".id = "inspectors"."nationality_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "supervisorId", "joined_2"."name" as "cityId", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."service_ids") with ordinality as "$listed"(id, place)
left join "services" as "$target" on "$target".id = "$listed".id) as "serviceIds", 
(select coalesce(jsonb_agg(to_jsonb("$target"."name")
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."coverage_city_ids") with ordinality as "$listed"(id, place)
left join "cities" as "$target" on "$target".id = "$listed".id) as "coverageCityIds", 
(select coalesce(jsonb_agg(case when "$target"."company_name" is not null then jsonb_build_object('ar', "$target"."company_name", 'en', coalesce("$target"."company_name_en", "$target"."company_name")) end
order by "$listed".place), '[]'::jsonb)
from unnest("inspectors"."conflict_client_ids") with ordinality as "$listed"(id, place)
left join "clients" as "$target" on "$target".id = "$listed".id) as "conflictClientIds",
case when "joined_3"."id" is not null then jsonb_build_object('ar', "joined_3"."description_ar", 'en', "joined_3"."description_en") end as "nationalityId") as "$titleRow"
where "inspectors"."id" = $4 and (("inspectors"."deleted_at" is null and "inspectors"."supervisor_id" = $5)) is true) as "$record"
