-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "retention_runs"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "retention_runs"."days"::text
from "retention_runs"
where "retention_runs"."id" = "$page".ids[1]) as "from", 
(select "retention_runs"."days"::text
from "retention_runs"
where "retention_runs"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "retention_runs"."id"
from "retention_runs"
where (true)
order by "retention_runs"."days" desc, "retention_runs"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "retention_runs"."id" as "id", to_char("retention_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("retention_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "retention_runs"."label" as "label", "retention_runs"."days" as "days", "retention_runs"."reason" as "reason", to_char("retention_runs"."ran_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "ranAt", "retention_runs"."deleted" as "deleted", "retention_runs"."label" as "$title", '{}'::json as "$titles"
from "retention_runs" 
where "retention_runs"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "retention_runs"."id" as "id", to_char("retention_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("retention_runs"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "retention_runs"."label" as "label", "retention_runs"."days" as "days", "retention_runs"."reason" as "reason", to_char("retention_runs"."ran_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "ranAt", "retention_runs"."deleted" as "deleted", "retention_runs"."label" as "$title", '{}'::json as "$titles"
from "retention_runs" 
where "retention_runs"."id" = $1 and (true) is true) as "$record"
