-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branches"
where (("branches"."deleted_at" is null and "branches"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branches"."name"::text
from "branches"
where "branches"."id" = "$page".ids[1]) as "from", 
(select "branches"."name"::text
from "branches"
where "branches"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branches"."id"
from "branches"
where (("branches"."deleted_at" is null and "branches"."client_id" = $2))
order by "branches"."name" asc, "branches"."id" asc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."city_id" as "cityId", "branches"."street" as "street", "branches"."short_address" as "shortAddress", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", 
(select min(latest.score)
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "score", 
(select coalesce(json_agg(json_build_object('service', service.name, 'score', latest.score, 'grade', latest.grade)
   
order by latest.score, service.id), '[]')
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "scores", to_char((select min(r.visit_at)
from "requests" r
where r.branch_id = "branches"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.branch_id = "branches"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", 
(select count(*)::int
from "corrective_items" i
   
where i.verdict is distinct
from 'accepted' and i.request_id in (select r.id
from "requests" r
where r.branch_id = "branches"."id"
      and r.status in ('corrections_needed'))) as "toCorrect", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "cities" as "joined_2" on "joined_2".id = "branches"."city_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_2"."name" as "cityId") as "$titleRow"
where "branches"."id" = any((select $2::uuid[])::uuid[]) and (("branches"."deleted_at" is null and "branches"."client_id" = $3)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."city_id" as "cityId", "branches"."street" as "street", "branches"."short_address" as "shortAddress", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", 
(select min(latest.score)
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "score", 
(select coalesce(json_agg(json_build_object('service', service.name, 'score', latest.score, 'grade', latest.grade)
   
order by latest.score, service.id), '[]')
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "scores", to_char((select min(r.visit_at)
from "requests" r
where r.branch_id = "branches"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.branch_id = "branches"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", 
(select count(*)::int
from "corrective_items" i
   
where i.verdict is distinct
from 'accepted' and i.request_id in (select r.id
from "requests" r
where r.branch_id = "branches"."id"
      and r.status in ('corrections_needed'))) as "toCorrect", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "cities" as "joined_2" on "joined_2".id = "branches"."city_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_2"."name" as "cityId") as "$titleRow"
where "branches"."id" = $1 and (("branches"."deleted_at" is null and "branches"."client_id" = $2)) is true) as "$record"

-- branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "branches"
where (("branches"."deleted_at" is null and "branches"."id" in ($1)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "branches"."name"::text
from "branches"
where "branches"."id" = "$page".ids[1]) as "from", 
(select "branches"."name"::text
from "branches"
where "branches"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "branches"."id"
from "branches"
where (("branches"."deleted_at" is null and "branches"."id" in ($2)))
order by "branches"."name" asc, "branches"."id" asc
limit 25) as ids offset 0) as "$page"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."city_id" as "cityId", "branches"."street" as "street", "branches"."short_address" as "shortAddress", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", 
(select min(latest.score)
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "score", 
(select coalesce(json_agg(json_build_object('service', service.name, 'score', latest.score, 'grade', latest.grade)
   
order by latest.score, service.id), '[]')
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "scores", to_char((select min(r.visit_at)
from "requests" r
where r.branch_id = "branches"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.branch_id = "branches"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", 
(select count(*)::int
from "corrective_items" i
   
where i.verdict is distinct
from 'accepted' and i.request_id in (select r.id
from "requests" r
where r.branch_id = "branches"."id"
      and r.status in ('corrections_needed'))) as "toCorrect", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "cities" as "joined_2" on "joined_2".id = "branches"."city_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_2"."name" as "cityId") as "$titleRow"
where "branches"."id" = any((select $2::uuid[])::uuid[]) and (("branches"."deleted_at" is null and "branches"."id" = any($3))) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "branches"."id" as "id", to_char("branches"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("branches"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "branches"."version" as "version", "branches"."client_id" as "clientId", "branches"."name" as "name", "branches"."name_en" as "nameEn", "branches"."city_id" as "cityId", "branches"."street" as "street", "branches"."short_address" as "shortAddress", "branches"."responsible_name" as "responsibleName", "branches"."responsible_phone" as "responsiblePhone", "branches"."opening_hours" as "openingHours", "branches"."main" as "main", 
(select min(latest.score)
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "score", 
(select coalesce(json_agg(json_build_object('service', service.name, 'score', latest.score, 'grade', latest.grade)
   
order by latest.score, service.id), '[]')
from "services" as service
cross join lateral (select "requests"."id", "requests"."score"::float8 as score, "requests"."grade" as grade,
      (lead("requests"."score") over (order by "requests"."results_sent_at" desc, "requests"."id"))::float8 as before
   
from "requests"
   
where "requests"."branch_id" = "branches"."id" and "requests"."service_id" = service.id
      and ("requests"."results_sent_at" is not null and
case when "requests"."certificate_revoked_at" is null then "requests"."score" else "requests"."standing_score" end is not null)
   
order by "requests"."results_sent_at" desc, "requests"."id"
limit 1) as latest
where service.subject = 'branch') as "scores", to_char((select min(r.visit_at)
from "requests" r
where r.branch_id = "branches"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.branch_id = "branches"."id") at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", 
(select count(*)::int
from "corrective_items" i
   
where i.verdict is distinct
from 'accepted' and i.request_id in (select r.id
from "requests" r
where r.branch_id = "branches"."id"
      and r.status in ('corrections_needed'))) as "toCorrect", "branches"."active" as "active",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "branches"
left join "clients" as "joined_1" on "joined_1".id = "branches"."client_id"
left join "cities" as "joined_2" on "joined_2".id = "branches"."city_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId",
case when "branches"."name" is not null then jsonb_build_object('ar', "branches"."name", 'en', coalesce("branches"."name_en", "branches"."name")) end as "name", "joined_2"."name" as "cityId") as "$titleRow"
where "branches"."id" = $1 and (("branches"."deleted_at" is null and "branches"."id" = any($2))) is true) as "$record"
