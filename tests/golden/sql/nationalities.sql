-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "nationalities"
where ("nationalities"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "nationalities"."description_ar"::text
from "nationalities"
where "nationalities"."id" = "$page".ids[1]) as "from", 
(select "nationalities"."description_ar"::text
from "nationalities"
where "nationalities"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "nationalities"."id"
from "nationalities"
where ("nationalities"."deleted_at" is null)
order by "nationalities"."description_ar" asc, "nationalities"."id" asc
limit 25) as ids offset 0) as "$page"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "nationalities"."id" as "id", to_char("nationalities"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("nationalities"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "nationalities"."version" as "version", "nationalities"."description_ar" as "descriptionAr", "nationalities"."description_en" as "descriptionEn", "nationalities"."active" as "active", jsonb_build_object('ar', "nationalities"."description_ar", 'en', "nationalities"."description_en") as "$title", '{}'::json as "$titles"
from "nationalities" 
where "nationalities"."id" = any((select $2::uuid[])::uuid[]) and ("nationalities"."deleted_at" is null) is true) as "$record") as "$found"

-- stranger, admin, admin_finance, admin_operation, client, branch_manager, supervisor, inspector: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "nationalities"."id" as "id", to_char("nationalities"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("nationalities"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "nationalities"."version" as "version", "nationalities"."description_ar" as "descriptionAr", "nationalities"."description_en" as "descriptionEn", "nationalities"."active" as "active", jsonb_build_object('ar', "nationalities"."description_ar", 'en', "nationalities"."description_en") as "$title", '{}'::json as "$titles"
from "nationalities" 
where "nationalities"."id" = $1 and ("nationalities"."deleted_at" is null) is true) as "$record"
