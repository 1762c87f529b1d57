-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "client_types"
where ("client_types"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "client_types"."description_ar"::text
from "client_types"
where "client_types"."id" = "$page".ids[1]) as "from", 
(select "client_types"."description_ar"::text
from "client_types"
where "client_types"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "client_types"."id"
from "client_types"
where ("client_types"."deleted_at" is null)
order by "client_types"."description_ar" asc, "client_types"."id" asc
limit 25) as ids offset 0) as "$page"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "client_types"."id" as "id", to_char("client_types"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("client_types"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "client_types"."version" as "version", "client_types"."description_ar" as "descriptionAr", "client_types"."description_en" as "descriptionEn", "client_types"."parent_id" as "parentId", "client_types"."activity" as "activity", "client_types"."nationality_ids" as "nationalityIds", "client_types"."active" as "active", jsonb_build_object('ar', "client_types"."description_ar", 'en', "client_types"."description_en") as "$title", row_to_json("$titleRow") as "$titles"
from "client_types"
left join "client_types" as "joined_1" on "joined_1".id = "client_types"."parent_id"
cross join lateral (select
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "parentId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("client_types"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds") as "$titleRow"
where "client_types"."id" = any((select $2::uuid[])::uuid[]) and ("client_types"."deleted_at" is null) is true) as "$record") as "$found"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "client_types"."id" as "id", to_char("client_types"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("client_types"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "client_types"."version" as "version", "client_types"."description_ar" as "descriptionAr", "client_types"."description_en" as "descriptionEn", "client_types"."parent_id" as "parentId", "client_types"."activity" as "activity", "client_types"."nationality_ids" as "nationalityIds", "client_types"."active" as "active", jsonb_build_object('ar', "client_types"."description_ar", 'en', "client_types"."description_en") as "$title", row_to_json("$titleRow") as "$titles"
from "client_types"
left join "client_types" as "joined_1" on "joined_1".id = "client_types"."parent_id"
cross join lateral (select
case when "joined_1"."id" is not null then jsonb_build_object('ar', "joined_1"."description_ar", 'en', "joined_1"."description_en") end as "parentId", 
(select coalesce(jsonb_agg(jsonb_build_object('ar', "$target"."description_ar", 'en', "$target"."description_en")
order by "$listed".place), '[]'::jsonb)
from unnest("client_types"."nationality_ids") with ordinality as "$listed"(id, place)
left join "nationalities" as "$target" on "$target".id = "$listed".id) as "nationalityIds") as "$titleRow"
where "client_types"."id" = $1 and ("client_types"."deleted_at" is null) is true) as "$record"
