-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "clients"
left join "users" on "users"."id" = "clients"."id"
where ("clients"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "clients"."created_at"::text
from "clients"
left join "users" on "users"."id" = "clients"."id"
where "clients"."id" = "$page".ids[1]) as "from", 
(select "clients"."created_at"::text
from "clients"
left join "users" on "users"."id" = "clients"."id"
where "clients"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "clients"."id"
from "clients"
left join "users" on "users"."id" = "clients"."id"
where ("clients"."deleted_at" is null)
order by "clients"."created_at" desc, "clients"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "clients"."code" as "code", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."logo") as "logo", "clients"."position" as "position", "clients"."client_type_id" as "clientTypeId", "clients"."client_sub_type_id" as "clientSubTypeId", "clients"."cuisine_type_id" as "cuisineTypeId", "clients"."employees" as "employees", "clients"."nationality_ids" as "nationalityIds", "clients"."shop_area" as "shopArea", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."services_menu") as "servicesMenu",
case when "clients"."not_vat_registered" in (false) then "clients"."tax_number" end as "taxNumber", "clients"."not_vat_registered" as "notVatRegistered", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id =
case when "clients"."not_vat_registered" in (false) then "clients"."tax_document" end) as "taxDocument", "clients"."commercial_registration" as "commercialRegistration", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."commercial_document") as "commercialDocument", "clients"."iban" as "iban", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."bank_document") as "bankDocument", "clients"."municipal_licence_number" as "municipalLicenceNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."municipal_licence") as "municipalLicence", "clients"."payment_terms" as "paymentTerms", "clients"."profile_completed" as "profileCompleted", "users"."custom_role_id" as "customRoleId",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "clients"
left join "users" on "users"."id" = "clients"."id"
left join "client_types" as "joined_1" on "joined_1".id = "clients"."client_type_id"
left join "client_types" as "joined_2" on "joined_2".id = "clients"."client_sub_type_id"
left join "cuisine_types" as "joined_3" on "joined_3".id = "clients"."cuisine_type_id"
left join "custom_roles" as "joined_4" on "joined_4".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "clientTypeId",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "clientSubTypeId", "joined_3"."name" as "cuisineTypeId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("clients"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds", "joined_4"."name" as "customRoleId") as "$titleRow"
where "clients"."id" = any((select $5::uuid[])::uuid[]) and ("clients"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "clients"."code" as "code", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."logo") as "logo", "clients"."position" as "position", "clients"."client_type_id" as "clientTypeId", "clients"."client_sub_type_id" as "clientSubTypeId", "clients"."cuisine_type_id" as "cuisineTypeId", "clients"."employees" as "employees", "clients"."nationality_ids" as "nationalityIds", "clients"."shop_area" as "shopArea", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."services_menu") as "servicesMenu",
case when "clients"."not_vat_registered" in (false) then "clients"."tax_number" end as "taxNumber", "clients"."not_vat_registered" as "notVatRegistered", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id =
case when "clients"."not_vat_registered" in (false) then "clients"."tax_document" end) as "taxDocument", "clients"."commercial_registration" as "commercialRegistration", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."commercial_document") as "commercialDocument", "clients"."iban" as "iban", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."bank_document") as "bankDocument", "clients"."municipal_licence_number" as "municipalLicenceNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."municipal_licence") as "municipalLicence", "clients"."payment_terms" as "paymentTerms", "clients"."profile_completed" as "profileCompleted", "users"."custom_role_id" as "customRoleId",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "clients"
left join "users" on "users"."id" = "clients"."id"
left join "client_types" as "joined_1" on "joined_1".id = "clients"."client_type_id"
left join "client_types" as "joined_2" on "joined_2".id = "clients"."client_sub_type_id"
left join "cuisine_types" as "joined_3" on "joined_3".id = "clients"."cuisine_type_id"
left join "custom_roles" as "joined_4" on "joined_4".id = "users"."custom_role_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "clientTypeId",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "clientSubTypeId", "joined_3"."name" as "cuisineTypeId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("clients"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds", "joined_4"."name" as "customRoleId") as "$titleRow"
where "clients"."id" = $4 and ("clients"."deleted_at" is null) is true) as "$record"

-- client, branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "clients"
left join "users" on "users"."id" = "clients"."id"
where (("clients"."deleted_at" is null and "clients"."id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "clients"."created_at"::text
from "clients"
left join "users" on "users"."id" = "clients"."id"
where "clients"."id" = "$page".ids[1]) as "from", 
(select "clients"."created_at"::text
from "clients"
left join "users" on "users"."id" = "clients"."id"
where "clients"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "clients"."id"
from "clients"
left join "users" on "users"."id" = "clients"."id"
where (("clients"."deleted_at" is null and "clients"."id" = $2))
order by "clients"."created_at" desc, "clients"."id" desc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "clients"."code" as "code", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."logo") as "logo", "clients"."position" as "position", "clients"."client_type_id" as "clientTypeId", "clients"."client_sub_type_id" as "clientSubTypeId", "clients"."cuisine_type_id" as "cuisineTypeId", "clients"."employees" as "employees", "clients"."nationality_ids" as "nationalityIds", "clients"."shop_area" as "shopArea", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."services_menu") as "servicesMenu",
case when "clients"."not_vat_registered" in (false) then "clients"."tax_number" end as "taxNumber", "clients"."not_vat_registered" as "notVatRegistered", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id =
case when "clients"."not_vat_registered" in (false) then "clients"."tax_document" end) as "taxDocument", "clients"."commercial_registration" as "commercialRegistration", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."commercial_document") as "commercialDocument", "clients"."iban" as "iban", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."bank_document") as "bankDocument", "clients"."municipal_licence_number" as "municipalLicenceNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."municipal_licence") as "municipalLicence", "clients"."payment_terms" as "paymentTerms", "clients"."profile_completed" as "profileCompleted",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "clients"
left join "users" on "users"."id" = "clients"."id"
left join "client_types" as "joined_1" on "joined_1".id = "clients"."client_type_id"
left join "client_types" as "joined_2" on "joined_2".id = "clients"."client_sub_type_id"
left join "cuisine_types" as "joined_3" on "joined_3".id = "clients"."cuisine_type_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "clientTypeId",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "clientSubTypeId", "joined_3"."name" as "cuisineTypeId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("clients"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds") as "$titleRow"
where "clients"."id" = any((select $5::uuid[])::uuid[]) and (("clients"."deleted_at" is null and "clients"."id" = $6)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "clients"."code" as "code", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."logo") as "logo", "clients"."position" as "position", "clients"."client_type_id" as "clientTypeId", "clients"."client_sub_type_id" as "clientSubTypeId", "clients"."cuisine_type_id" as "cuisineTypeId", "clients"."employees" as "employees", "clients"."nationality_ids" as "nationalityIds", "clients"."shop_area" as "shopArea", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."services_menu") as "servicesMenu",
case when "clients"."not_vat_registered" in (false) then "clients"."tax_number" end as "taxNumber", "clients"."not_vat_registered" as "notVatRegistered", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id =
case when "clients"."not_vat_registered" in (false) then "clients"."tax_document" end) as "taxDocument", "clients"."commercial_registration" as "commercialRegistration", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."commercial_document") as "commercialDocument", "clients"."iban" as "iban", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."bank_document") as "bankDocument", "clients"."municipal_licence_number" as "municipalLicenceNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."municipal_licence") as "municipalLicence", "clients"."payment_terms" as "paymentTerms", "clients"."profile_completed" as "profileCompleted",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "clients"
left join "users" on "users"."id" = "clients"."id"
left join "client_types" as "joined_1" on "joined_1".id = "clients"."client_type_id"
left join "client_types" as "joined_2" on "joined_2".id = "clients"."client_sub_type_id"
left join "cuisine_types" as "joined_3" on "joined_3".id = "clients"."cuisine_type_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "clientTypeId",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "clientSubTypeId", "joined_3"."name" as "cuisineTypeId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("clients"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds") as "$titleRow"
where "clients"."id" = $4 and (("clients"."deleted_at" is null and "clients"."id" = $5)) is true) as "$record"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "clients"."code" as "code", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."logo") as "logo", "clients"."position" as "position", "clients"."client_type_id" as "clientTypeId", "clients"."client_sub_type_id" as "clientSubTypeId", "clients"."cuisine_type_id" as "cuisineTypeId", "clients"."employees" as "employees", "clients"."nationality_ids" as "nationalityIds", "clients"."shop_area" as "shopArea", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."services_menu") as "servicesMenu",
case when "clients"."not_vat_registered" in (false) then "clients"."tax_number" end as "taxNumber", "clients"."not_vat_registered" as "notVatRegistered", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id =
case when "clients"."not_vat_registered" in (false) then "clients"."tax_document" end) as "taxDocument", "clients"."commercial_registration" as "commercialRegistration", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."commercial_document") as "commercialDocument", "clients"."municipal_licence_number" as "municipalLicenceNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."municipal_licence") as "municipalLicence", "clients"."payment_terms" as "paymentTerms", "clients"."profile_completed" as "profileCompleted",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "clients"
left join "users" on "users"."id" = "clients"."id"
left join "client_types" as "joined_1" on "joined_1".id = "clients"."client_type_id"
left join "client_types" as "joined_2" on "joined_2".id = "clients"."client_sub_type_id"
left join "cuisine_types" as "joined_3" on "joined_3".id = "clients"."cuisine_type_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "clientTypeId",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "clientSubTypeId", "joined_3"."name" as "cuisineTypeId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("clients"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds") as "$titleRow"
where "clients"."id" = any((select $5::uuid[])::uuid[]) and (("clients"."deleted_at" is null and "clients"."id" = $6)) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "users"."name" as "name", "users"."name_en" as "nameEn", "users"."email" as "email", "users"."phone" as "phone", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "users"."image") as "image", "users"."active" as "active", "clients"."code" as "code", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."logo") as "logo", "clients"."position" as "position", "clients"."client_type_id" as "clientTypeId", "clients"."client_sub_type_id" as "clientSubTypeId", "clients"."cuisine_type_id" as "cuisineTypeId", "clients"."employees" as "employees", "clients"."nationality_ids" as "nationalityIds", "clients"."shop_area" as "shopArea", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."services_menu") as "servicesMenu",
case when "clients"."not_vat_registered" in (false) then "clients"."tax_number" end as "taxNumber", "clients"."not_vat_registered" as "notVatRegistered", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id =
case when "clients"."not_vat_registered" in (false) then "clients"."tax_document" end) as "taxDocument", "clients"."commercial_registration" as "commercialRegistration", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."commercial_document") as "commercialDocument", "clients"."municipal_licence_number" as "municipalLicenceNumber", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "clients"."municipal_licence") as "municipalLicence", "clients"."payment_terms" as "paymentTerms", "clients"."profile_completed" as "profileCompleted",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "clients"
left join "users" on "users"."id" = "clients"."id"
left join "client_types" as "joined_1" on "joined_1".id = "clients"."client_type_id"
left join "client_types" as "joined_2" on "joined_2".id = "clients"."client_sub_type_id"
left join "cuisine_types" as "joined_3" on "joined_3".id = "clients"."cuisine_type_id"
cross join lateral (select
case when "users"."name" is not null then jsonb_build_object('ar', "users"."name", 'en', coalesce("users"."name_en", "users"."name")) end as "name",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "clientTypeId",
case when "joined_2"."id" is not null then jsonb_build_object('ar', "joined_2"."description_ar", 'en', "joined_2"."description_en") end as "clientSubTypeId", "joined_3"."name" as "cuisineTypeId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("clients"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds") as "$titleRow"
where "clients"."id" = $4 and (("clients"."deleted_at" is null and "clients"."id" = $5)) is true) as "$record"
