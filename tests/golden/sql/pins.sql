-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "pins"
where (("pins"."deleted_at" is null and ("pins"."user_id" = $1 or "pins"."role" = $2 or "pins"."role" = $3 or "pins"."role" = $4 or "pins"."role" = $5 or "pins"."role" = $6 or "pins"."role" = $7 or "pins"."role" = $8)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, null::text as "from", null::text as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "pins"."id"
from "pins"
where (("pins"."deleted_at" is null and ("pins"."user_id" = $9 or "pins"."role" = $10 or "pins"."role" = $11 or "pins"."role" = $12 or "pins"."role" = $13 or "pins"."role" = $14 or "pins"."role" = $15 or "pins"."role" = $16)))
order by "pins"."place" asc, "pins"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."user_id" as "userId", "pins"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "pins"
left join "users" as "joined_1" on "joined_1".id = "pins"."user_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId") as "$titleRow"
where "pins"."id" = any((select $2::uuid[])::uuid[]) and (("pins"."deleted_at" is null and ("pins"."user_id" = $3 or "pins"."role" = 'admin' or "pins"."role" = 'admin' or "pins"."role" = 'admin_finance' or "pins"."role" = 'admin_operation' or "pins"."role" = 'client' or "pins"."role" = 'branch_manager' or "pins"."role" = 'supervisor'))) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."user_id" as "userId", "pins"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "pins"
left join "users" as "joined_1" on "joined_1".id = "pins"."user_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId") as "$titleRow"
where "pins"."id" = $1 and (("pins"."deleted_at" is null and ("pins"."user_id" = $2 or "pins"."role" = 'admin' or "pins"."role" = 'admin' or "pins"."role" = 'admin_finance' or "pins"."role" = 'admin_operation' or "pins"."role" = 'client' or "pins"."role" = 'branch_manager' or "pins"."role" = 'supervisor'))) is true) as "$record"

-- admin_finance, admin_operation, client, branch_manager, supervisor: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "pins"
where (("pins"."deleted_at" is null and ("pins"."user_id" = $1 or "pins"."role" = $2)))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, null::text as "from", null::text as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "pins"."id"
from "pins"
where (("pins"."deleted_at" is null and ("pins"."user_id" = $3 or "pins"."role" = $4)))
order by "pins"."place" asc, "pins"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin_finance: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = any((select $2::uuid[])::uuid[]) and (("pins"."deleted_at" is null and ("pins"."user_id" = $3 or "pins"."role" = 'admin_finance'))) is true) as "$record") as "$found"

-- admin_finance: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = $1 and (("pins"."deleted_at" is null and ("pins"."user_id" = $2 or "pins"."role" = 'admin_finance'))) is true) as "$record"

-- admin_operation: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = any((select $2::uuid[])::uuid[]) and (("pins"."deleted_at" is null and ("pins"."user_id" = $3 or "pins"."role" = 'admin_operation'))) is true) as "$record") as "$found"

-- admin_operation: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = $1 and (("pins"."deleted_at" is null and ("pins"."user_id" = $2 or "pins"."role" = 'admin_operation'))) is true) as "$record"

-- client: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = any((select $2::uuid[])::uuid[]) and (("pins"."deleted_at" is null and ("pins"."user_id" = $3 or "pins"."role" = 'client'))) is true) as "$record") as "$found"

-- client: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = $1 and (("pins"."deleted_at" is null and ("pins"."user_id" = $2 or "pins"."role" = 'client'))) is true) as "$record"

-- branch_manager: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = any((select $2::uuid[])::uuid[]) and (("pins"."deleted_at" is null and ("pins"."user_id" = $3 or "pins"."role" = 'branch_manager'))) is true) as "$record") as "$found"

-- branch_manager: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = $1 and (("pins"."deleted_at" is null and ("pins"."user_id" = $2 or "pins"."role" = 'branch_manager'))) is true) as "$record"

-- supervisor: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = any((select $2::uuid[])::uuid[]) and (("pins"."deleted_at" is null and ("pins"."user_id" = $3 or "pins"."role" = 'supervisor'))) is true) as "$record") as "$found"

-- supervisor: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "pins"."id" as "id", to_char("pins"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("pins"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "pins"."version" as "version", "pins"."name" as "name", "pins"."list" as "list", "pins"."address" as "address", "pins"."role" as "role", "pins"."place" as "place", "pins"."name" as "$title", '{}'::json as "$titles"
from "pins" 
where "pins"."id" = $1 and (("pins"."deleted_at" is null and ("pins"."user_id" = $2 or "pins"."role" = 'supervisor'))) is true) as "$record"
