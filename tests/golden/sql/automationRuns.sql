-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "automation_runs"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "automation_runs"."created_at"::text
from "automation_runs"
where "automation_runs"."id" = "$page".ids[1]) as "from", 
(select "automation_runs"."created_at"::text
from "automation_runs"
where "automation_runs"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "automation_runs"."id"
from "automation_runs"
where (true)
order by "automation_runs"."created_at" desc, "automation_runs"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "automation_runs"."id" as "id", to_char("automation_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "automation_runs"."about" as "about", "automation_runs"."automation_id" as "automationId", "automation_runs"."status" as "status", "automation_runs"."occasion" as "occasion", "automation_runs"."depth" as "depth", "automation_runs"."step" as "step", to_char("automation_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("automation_runs"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", to_char("automation_runs"."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt", "automation_runs"."inputs" as "inputs", "automation_runs"."outcome" as "outcome", "automation_runs"."problem" as "problem", "automation_runs"."refusal" as "refusal", "automation_runs"."about" as "$title", row_to_json("$titleRow") as "$titles"
from "automation_runs"
left join "automations" as "joined_1" on "joined_1".id = "automation_runs"."automation_id"
cross join lateral (select "joined_1"."name" as "automationId") as "$titleRow"
where "automation_runs"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "automation_runs"."id" as "id", to_char("automation_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "automation_runs"."about" as "about", "automation_runs"."automation_id" as "automationId", "automation_runs"."status" as "status", "automation_runs"."occasion" as "occasion", "automation_runs"."depth" as "depth", "automation_runs"."step" as "step", to_char("automation_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("automation_runs"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", to_char("automation_runs"."ended_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endedAt", "automation_runs"."inputs" as "inputs", "automation_runs"."outcome" as "outcome", "automation_runs"."problem" as "problem", "automation_runs"."refusal" as "refusal", "automation_runs"."about" as "$title", row_to_json("$titleRow") as "$titles"
from "automation_runs"
left join "automations" as "joined_1" on "joined_1".id = "automation_runs"."automation_id"
cross join lateral (select "joined_1"."name" as "automationId") as "$titleRow"
where "automation_runs"."id" = $1 and (true) is true) as "$record"
