-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branches"
where ("branches"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branches"."created_at"::text
from "branches"
where "branches"."id" = "$page".ids[1]) as "from", 
(select "branches"."created_at"::text
from "branches"
where "branches"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branches"."id"
from "branches"
where ("branches"."deleted_at" is null)
order by "branches"."created_at" desc, "branches"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."restaurant_id" as "restaurantId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."short_address" as "shortAddress", "branches"."state_id" as "stateId", "branches"."city_id" as "cityId", "branches"."district_id" as "districtId", "branches"."street" as "street", "branches"."place" as "place", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "restaurants" as "joined_2" on "joined_2".id = "branches"."restaurant_id"
left join "states" as "joined_3" on "joined_3".id = "branches"."state_id"
left join "cities" as "joined_4" on "joined_4".id = "branches"."city_id"
left join "districts" as "joined_5" on "joined_5".id = "branches"."district_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "restaurantId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_3"."name" as "stateId", "joined_4"."name" as "cityId", "joined_5"."name" as "districtId") as "$titleRow"
where "branches"."id" = any((select $2::uuid[])::uuid[]) and ("branches"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."restaurant_id" as "restaurantId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."short_address" as "shortAddress", "branches"."state_id" as "stateId", "branches"."city_id" as "cityId", "branches"."district_id" as "districtId", "branches"."street" as "street", "branches"."place" as "place", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "restaurants" as "joined_2" on "joined_2".id = "branches"."restaurant_id"
left join "states" as "joined_3" on "joined_3".id = "branches"."state_id"
left join "cities" as "joined_4" on "joined_4".id = "branches"."city_id"
left join "districts" as "joined_5" on "joined_5".id = "branches"."district_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "restaurantId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_3"."name" as "stateId", "joined_4"."name" as "cityId", "joined_5"."name" as "districtId") as "$titleRow"
where "branches"."id" = $1 and ("branches"."deleted_at" is null) is true) as "$record"

-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branches"
where (("branches"."deleted_at" is null and "branches"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branches"."created_at"::text
from "branches"
where "branches"."id" = "$page".ids[1]) as "from", 
(select "branches"."created_at"::text
from "branches"
where "branches"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branches"."id"
from "branches"
where (("branches"."deleted_at" is null and "branches"."client_id" = $2))
order by "branches"."created_at" desc, "branches"."id" desc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."restaurant_id" as "restaurantId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."short_address" as "shortAddress", "branches"."state_id" as "stateId", "branches"."city_id" as "cityId", "branches"."district_id" as "districtId", "branches"."street" as "street", "branches"."place" as "place", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "restaurants" as "joined_2" on "joined_2".id = "branches"."restaurant_id"
left join "states" as "joined_3" on "joined_3".id = "branches"."state_id"
left join "cities" as "joined_4" on "joined_4".id = "branches"."city_id"
left join "districts" as "joined_5" on "joined_5".id = "branches"."district_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "restaurantId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_3"."name" as "stateId", "joined_4"."name" as "cityId", "joined_5"."name" as "districtId") as "$titleRow"
where "branches"."id" = any((select $2::uuid[])::uuid[]) and (("branches"."deleted_at" is null and "branches"."client_id" = $3)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."restaurant_id" as "restaurantId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."short_address" as "shortAddress", "branches"."state_id" as "stateId", "branches"."city_id" as "cityId", "branches"."district_id" as "districtId", "branches"."street" as "street", "branches"."place" as "place", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "restaurants" as "joined_2" on "joined_2".id = "branches"."restaurant_id"
left join "states" as "joined_3" on "joined_3".id = "branches"."state_id"
left join "cities" as "joined_4" on "joined_4".id = "branches"."city_id"
left join "districts" as "joined_5" on "joined_5".id = "branches"."district_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "restaurantId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_3"."name" as "stateId", "joined_4"."name" as "cityId", "joined_5"."name" as "districtId") as "$titleRow"
where "branches"."id" = $1 and (("branches"."deleted_at" is null and "branches"."client_id" = $2)) is true) as "$record"

-- branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branches"
where (("branches"."deleted_at" is null and "branches"."id" in ($1)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branches"."created_at"::text
from "branches"
where "branches"."id" = "$page".ids[1]) as "from", 
(select "branches"."created_at"::text
from "branches"
where "branches"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branches"."id"
from "branches"
where (("branches"."deleted_at" is null and "branches"."id" in ($2)))
order by "branches"."created_at" desc, "branches"."id" desc
limit 25) as ids offset 0) as "$page"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."restaurant_id" as "restaurantId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."short_address" as "shortAddress", "branches"."state_id" as "stateId", "branches"."city_id" as "cityId", "branches"."district_id" as "districtId", "branches"."street" as "street", "branches"."place" as "place", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "restaurants" as "joined_2" on "joined_2".id = "branches"."restaurant_id"
left join "states" as "joined_3" on "joined_3".id = "branches"."state_id"
left join "cities" as "joined_4" on "joined_4".id = "branches"."city_id"
left join "districts" as "joined_5" on "joined_5".id = "branches"."district_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "restaurantId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_3"."name" as "stateId", "joined_4"."name" as "cityId", "joined_5"."name" as "districtId") as "$titleRow"
where "branches"."id" = any((select $2::uuid[])::uuid[]) and (("branches"."deleted_at" is null and "branches"."id" = any($3))) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."restaurant_id" as "restaurantId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."short_address" as "shortAddress", "branches"."state_id" as "stateId", "branches"."city_id" as "cityId", "branches"."district_id" as "districtId", "branches"."street" as "street", "branches"."place" as "place", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "restaurants" as "joined_2" on "joined_2".id = "branches"."restaurant_id"
left join "states" as "joined_3" on "joined_3".id = "branches"."state_id"
left join "cities" as "joined_4" on "joined_4".id = "branches"."city_id"
left join "districts" as "joined_5" on "joined_5".id = "branches"."district_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "joined_2"."id" is not null then
case when "joined_2"."name" is not null then jsonb_build_object('ar', "joined_2"."name", 'en', coalesce("joined_2"."name_en", "joined_2"."name")) end end as "restaurantId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_3"."name" as "stateId", "joined_4"."name" as "cityId", "joined_5"."name" as "districtId") as "$titleRow"
where "branches"."id" = $1 and (("branches"."deleted_at" is null and "branches"."id" = any($2))) is true) as "$record"
