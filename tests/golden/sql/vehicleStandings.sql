-- client: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "vehicles"
where (("vehicles"."deleted_at" is null and "vehicles"."client_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "vehicles"."number"::text
from "vehicles"
where "vehicles"."id" = "$page".ids[1]) as "from", 
(select "vehicles"."number"::text
from "vehicles"
where "vehicles"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "vehicles"."id"
from "vehicles"
where (("vehicles"."deleted_at" is null and "vehicles"."client_id" = $2))
order by "vehicles"."number" asc, "vehicles"."id" asc
limit 25) as ids offset 0) as "$page"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "vehicles"."id" as "id", to_char("vehicles"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("vehicles"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "vehicles"."version" as "version", "vehicles"."client_id" as "clientId", "vehicles"."number" as "number", "vehicles"."vehicle_type_id" as "vehicleTypeId", "vehicles"."branch_id" as "branchId", "vehicles"."driver_name" as "driverName", "vehicles"."weight" as "weight", 
(select json_agg(held.link
order by held.place)
from (select listed.place, 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = listed.id) as link
from unnest("vehicles"."papers") with ordinality as listed(id, place)) as held
where held.link is not null) as "papers", 
(select coalesce(v.score, r.score)::float8
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "score", 
(select
case when v.score is null then r.grade else v.grade end
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "grade", to_char((select min(r.visit_at)
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char(greatest((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id = "vehicles"."id"), 
(select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.request_id = any(array(select r.id
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id")))) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", "vehicles"."active" as "active", "vehicles"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "vehicles"
left join "clients" as "joined_1" on "joined_1".id = "vehicles"."client_id"
left join "vehicle_types" as "joined_2" on "joined_2".id = "vehicles"."vehicle_type_id"
left join "branches" as "joined_3" on "joined_3".id = "vehicles"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."name" as "vehicleTypeId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId") as "$titleRow"
where "vehicles"."id" = any((select $5::uuid[])::uuid[]) and (("vehicles"."deleted_at" is null and "vehicles"."client_id" = $6)) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "vehicles"."id" as "id", to_char("vehicles"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("vehicles"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "vehicles"."version" as "version", "vehicles"."client_id" as "clientId", "vehicles"."number" as "number", "vehicles"."vehicle_type_id" as "vehicleTypeId", "vehicles"."branch_id" as "branchId", "vehicles"."driver_name" as "driverName", "vehicles"."weight" as "weight", 
(select json_agg(held.link
order by held.place)
from (select listed.place, 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = listed.id) as link
from unnest("vehicles"."papers") with ordinality as listed(id, place)) as held
where held.link is not null) as "papers", 
(select coalesce(v.score, r.score)::float8
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "score", 
(select
case when v.score is null then r.grade else v.grade end
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "grade", to_char((select min(r.visit_at)
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char(greatest((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id = "vehicles"."id"), 
(select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.request_id = any(array(select r.id
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id")))) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", "vehicles"."active" as "active", "vehicles"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "vehicles"
left join "clients" as "joined_1" on "joined_1".id = "vehicles"."client_id"
left join "vehicle_types" as "joined_2" on "joined_2".id = "vehicles"."vehicle_type_id"
left join "branches" as "joined_3" on "joined_3".id = "vehicles"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."name" as "vehicleTypeId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId") as "$titleRow"
where "vehicles"."id" = $4 and (("vehicles"."deleted_at" is null and "vehicles"."client_id" = $5)) is true) as "$record"

-- branch_manager: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "vehicles"
where (("vehicles"."deleted_at" is null and "vehicles"."branch_id" in ($1)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "vehicles"."number"::text
from "vehicles"
where "vehicles"."id" = "$page".ids[1]) as "from", 
(select "vehicles"."number"::text
from "vehicles"
where "vehicles"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "vehicles"."id"
from "vehicles"
where (("vehicles"."deleted_at" is null and "vehicles"."branch_id" in ($2)))
order by "vehicles"."number" asc, "vehicles"."id" asc
limit 25) as ids offset 0) as "$page"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "vehicles"."id" as "id", to_char("vehicles"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("vehicles"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "vehicles"."version" as "version", "vehicles"."client_id" as "clientId", "vehicles"."number" as "number", "vehicles"."vehicle_type_id" as "vehicleTypeId", "vehicles"."branch_id" as "branchId", "vehicles"."driver_name" as "driverName", "vehicles"."weight" as "weight", 
(select json_agg(held.link
order by held.place)
from (select listed.place, 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = listed.id) as link
from unnest("vehicles"."papers") with ordinality as listed(id, place)) as held
where held.link is not null) as "papers", 
(select coalesce(v.score, r.score)::float8
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "score", 
(select
case when v.score is null then r.grade else v.grade end
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "grade", to_char((select min(r.visit_at)
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char(greatest((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id = "vehicles"."id"), 
(select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.request_id = any(array(select r.id
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id")))) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", "vehicles"."active" as "active", "vehicles"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $2::text as expires, $3::bytea as inner_pad, $4::bytea as outer_pad) as link, "vehicles"
left join "clients" as "joined_1" on "joined_1".id = "vehicles"."client_id"
left join "vehicle_types" as "joined_2" on "joined_2".id = "vehicles"."vehicle_type_id"
left join "branches" as "joined_3" on "joined_3".id = "vehicles"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."name" as "vehicleTypeId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId") as "$titleRow"
where "vehicles"."id" = any((select $5::uuid[])::uuid[]) and (("vehicles"."deleted_at" is null and "vehicles"."branch_id" = any($6))) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "vehicles"."id" as "id", to_char("vehicles"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("vehicles"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "vehicles"."version" as "version", "vehicles"."client_id" as "clientId", "vehicles"."number" as "number", "vehicles"."vehicle_type_id" as "vehicleTypeId", "vehicles"."branch_id" as "branchId", "vehicles"."driver_name" as "driverName", "vehicles"."weight" as "weight", 
(select json_agg(held.link
order by held.place)
from (select listed.place, 
(select json_build_object('id', file.id, 'name', file.name, 'type', file.type, 'size', file.size, 'url', '/files/' || file.id || '?expires=' || link.expires || '&signature=' || translate(rtrim(encode(sha256(link.outer_pad || sha256(link.inner_pad || convert_to(file.id || ':' || link.expires, 'UTF8'))), 'base64'), '='), '+/', '-_'))
from "files" as file
where file.id = listed.id) as link
from unnest("vehicles"."papers") with ordinality as listed(id, place)) as held
where held.link is not null) as "papers", 
(select coalesce(v.score, r.score)::float8
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "score", 
(select
case when v.score is null then r.grade else v.grade end
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id"
    and r.results_sent_at is not null and coalesce(v.score, r.score) is not null
    and not exists (select
from "certificates" c
where c.request_id = r.id and c.revoked_at is not null
    and (c.vehicle_id is null or c.vehicle_id = "vehicles"."id"))
   
order by r.results_sent_at desc
limit 1) as "grade", to_char((select min(r.visit_at)
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id" and r.status in ('details_sent', 'details_approved', 'inspector_assigned', 'inspection_started')
    and r.visit_at > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "visitAt", to_char(greatest((select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id = "vehicles"."id"), 
(select max(c.valid_until)
from "certificates" c
   
where c.superseded_at is null and c.revoked_at is null and c.vehicle_id is null and c.request_id = any(array(select r.id
from "request_vehicles" v join "requests" r on r.id = v.request_id
where v.vehicle_id = "vehicles"."id")))) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "certifiedUntil", "vehicles"."active" as "active", "vehicles"."number" as "$title", row_to_json("$titleRow") as "$titles"
from (select $1::text as expires, $2::bytea as inner_pad, $3::bytea as outer_pad) as link, "vehicles"
left join "clients" as "joined_1" on "joined_1".id = "vehicles"."client_id"
left join "vehicle_types" as "joined_2" on "joined_2".id = "vehicles"."vehicle_type_id"
left join "branches" as "joined_3" on "joined_3".id = "vehicles"."branch_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."company_name" is not null then jsonb_build_object('ar', "joined_1"."company_name", 'en', coalesce("joined_1"."company_name_en", "joined_1"."company_name")) end end as "clientId", "joined_2"."name" as "vehicleTypeId",
case when "joined_3"."id" is not null then
case when "joined_3"."name" is not null then jsonb_build_object('ar', "joined_3"."name", 'en', coalesce("joined_3"."name_en", "joined_3"."name")) end end as "branchId") as "$titleRow"
where "vehicles"."id" = $4 and (("vehicles"."deleted_at" is null and "vehicles"."branch_id" = any($5))) is true) as "$record"
