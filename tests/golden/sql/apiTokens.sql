-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "api_tokens"
where ("api_tokens"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "api_tokens"."created_at"::text
from "api_tokens"
where "api_tokens"."id" = "$page".ids[1]) as "from", 
(select "api_tokens"."created_at"::text
from "api_tokens"
where "api_tokens"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "api_tokens"."id"
from "api_tokens"
where ("api_tokens"."deleted_at" is null)
order by "api_tokens"."created_at" desc, "api_tokens"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "api_tokens"."id" as "id", to_char("api_tokens"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("api_tokens"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "api_tokens"."version" as "version", "api_tokens"."name" as "name", "api_tokens"."reads" as "reads", "api_tokens"."writes" as "writes", "api_tokens"."ends_on" as "endsOn", to_char("api_tokens"."last_used_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUsedAt", "api_tokens"."user_id" as "userId", "api_tokens"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "api_tokens"
left join "users" as "joined_1" on "joined_1".id = "api_tokens"."user_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId") as "$titleRow"
where "api_tokens"."id" = any((select $2::uuid[])::uuid[]) and ("api_tokens"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "api_tokens"."id" as "id", to_char("api_tokens"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("api_tokens"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "api_tokens"."version" as "version", "api_tokens"."name" as "name", "api_tokens"."reads" as "reads", "api_tokens"."writes" as "writes", "api_tokens"."ends_on" as "endsOn", to_char("api_tokens"."last_used_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUsedAt", "api_tokens"."user_id" as "userId", "api_tokens"."name" as "$title", row_to_json("$titleRow") as "$titles"
from "api_tokens"
left join "users" as "joined_1" on "joined_1".id = "api_tokens"."user_id"
cross join lateral (select
case when "joined_1"."id" is not null then
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end end as "userId") as "$titleRow"
where "api_tokens"."id" = $1 and ("api_tokens"."deleted_at" is null) is true) as "$record"

-- admin_finance, admin_operation, client, branch_manager, supervisor: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "api_tokens"
where (("api_tokens"."deleted_at" is null and "api_tokens"."user_id" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "api_tokens"."created_at"::text
from "api_tokens"
where "api_tokens"."id" = "$page".ids[1]) as "from", 
(select "api_tokens"."created_at"::text
from "api_tokens"
where "api_tokens"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "api_tokens"."id"
from "api_tokens"
where (("api_tokens"."deleted_at" is null and "api_tokens"."user_id" = $2))
order by "api_tokens"."created_at" desc, "api_tokens"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin_finance, admin_operation, client, branch_manager, supervisor: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "api_tokens"."id" as "id", to_char("api_tokens"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("api_tokens"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "api_tokens"."version" as "version", "api_tokens"."name" as "name", "api_tokens"."reads" as "reads", "api_tokens"."writes" as "writes", "api_tokens"."ends_on" as "endsOn", to_char("api_tokens"."last_used_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUsedAt", "api_tokens"."name" as "$title", '{}'::json as "$titles"
from "api_tokens" 
where "api_tokens"."id" = any((select $2::uuid[])::uuid[]) and (("api_tokens"."deleted_at" is null and "api_tokens"."user_id" = $3)) is true) as "$record") as "$found"

-- admin_finance, admin_operation, client, branch_manager, supervisor: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "api_tokens"."id" as "id", to_char("api_tokens"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("api_tokens"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "api_tokens"."version" as "version", "api_tokens"."name" as "name", "api_tokens"."reads" as "reads", "api_tokens"."writes" as "writes", "api_tokens"."ends_on" as "endsOn", to_char("api_tokens"."last_used_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastUsedAt", "api_tokens"."name" as "$title", '{}'::json as "$titles"
from "api_tokens" 
where "api_tokens"."id" = $1 and (("api_tokens"."deleted_at" is null and "api_tokens"."user_id" = $2)) is true) as "$record"
