-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "queued_jobs"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "queued_jobs"."run_at"::text
from "queued_jobs"
where "queued_jobs"."id" = "$page".ids[1]) as "from", 
(select "queued_jobs"."run_at"::text
from "queued_jobs"
where "queued_jobs"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "queued_jobs"."id"
from "queued_jobs"
where (true)
order by "queued_jobs"."run_at" desc, "queued_jobs"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "queued_jobs"."id" as "id", to_char("queued_jobs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "queued_jobs"."name" as "name", "queued_jobs"."status" as "status", "queued_jobs"."attempts" as "attempts", "queued_jobs"."most_attempts" as "mostAttempts", to_char("queued_jobs"."run_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "runAt", to_char("queued_jobs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "queued_jobs"."last_error" as "lastError", "queued_jobs"."name" as "$title", '{}'::json as "$titles"
from "queued_jobs" 
where "queued_jobs"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "queued_jobs"."id" as "id", to_char("queued_jobs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "queued_jobs"."name" as "name", "queued_jobs"."status" as "status", "queued_jobs"."attempts" as "attempts", "queued_jobs"."most_attempts" as "mostAttempts", to_char("queued_jobs"."run_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "runAt", to_char("queued_jobs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", "queued_jobs"."last_error" as "lastError", "queued_jobs"."name" as "$title", '{}'::json as "$titles"
from "queued_jobs" 
where "queued_jobs"."id" = $1 and (true) is true) as "$record"
