-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "services"
where ("services"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "services"."created_at"::text
from "services"
where "services"."id" = "$page".ids[1]) as "from", 
(select "services"."created_at"::text
from "services"
where "services"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "services"."id"
from "services"
where ("services"."deleted_at" is null)
order by "services"."created_at" desc, "services"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "services"."id" as "id", to_char("services"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("services"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "services"."version" as "version", "services"."name" as "name", "services"."description" as "description", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "services"."image") as "image", "services"."subject" as "subject", "services"."billing" as "billing", "services"."base_price" as "basePrice", "services"."reinspection_percent" as "reinspectionPercent", "services"."min" as "min", "services"."max" as "max",
case when "services"."subject" in ('vehicle') then "services"."vehicle_type_id" end as "vehicleTypeId", "services"."form_id" as "formId", "services"."packages" as "packages", "services"."how_it_works" as "howItWorks", "services"."questions" as "questions", "services"."requires_contract_review" as "requiresContractReview", "services"."active" as "active", "services"."name" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "services"
left join "vehicle_types" as "joined_1" on "joined_1".id = "services"."vehicle_type_id"
left join "templates" as "joined_2" on "joined_2".id = "services"."form_id"
cross join lateral (select
case when "services"."subject" in ('vehicle') then "joined_1"."name" end as "vehicleTypeId", "joined_2"."name" as "formId") as "$titleRow"
where "services"."id" = any((select $5::uuid[])::uuid[]) and ("services"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "services"."id" as "id", to_char("services"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("services"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "services"."version" as "version", "services"."name" as "name", "services"."description" as "description", 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = "services"."image") as "image", "services"."subject" as "subject", "services"."billing" as "billing", "services"."base_price" as "basePrice", "services"."reinspection_percent" as "reinspectionPercent", "services"."min" as "min", "services"."max" as "max",
case when "services"."subject" in ('vehicle') then "services"."vehicle_type_id" end as "vehicleTypeId", "services"."form_id" as "formId", "services"."packages" as "packages", "services"."how_it_works" as "howItWorks", "services"."questions" as "questions", "services"."requires_contract_review" as "requiresContractReview", "services"."active" as "active", "services"."name" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "services"
left join "vehicle_types" as "joined_1" on "joined_1".id = "services"."vehicle_type_id"
left join "templates" as "joined_2" on "joined_2".id = "services"."form_id"
cross join lateral (select
case when "services"."subject" in ('vehicle') then "joined_1"."name" end as "vehicleTypeId", "joined_2"."name" as "formId") as "$titleRow"
where "services"."id" = $4 and ("services"."deleted_at" is null) is true) as "$record"
