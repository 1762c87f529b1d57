-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "webhook_deliveries"
where (true)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "webhook_deliveries"."created_at"::text
from "webhook_deliveries"
where "webhook_deliveries"."id" = "$page".ids[1]) as "from", 
(select "webhook_deliveries"."created_at"::text
from "webhook_deliveries"
where "webhook_deliveries"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "webhook_deliveries"."id"
from "webhook_deliveries"
where (true)
order by "webhook_deliveries"."created_at" desc, "webhook_deliveries"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "webhook_deliveries"."id" as "id", to_char("webhook_deliveries"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "webhook_deliveries"."type" as "type", "webhook_deliveries"."webhook_id" as "webhookId", "webhook_deliveries"."status" as "status", "webhook_deliveries"."attempts" as "attempts", to_char("webhook_deliveries"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("webhook_deliveries"."tried_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "triedAt", to_char("webhook_deliveries"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", "webhook_deliveries"."problem" as "problem", "webhook_deliveries"."answer_status" as "answerStatus", "webhook_deliveries"."duration_ms" as "durationMs", "webhook_deliveries"."body" as "body", "webhook_deliveries"."answer" as "answer", "webhook_deliveries"."type" as "$title", row_to_json("$titleRow") as "$titles"
from "webhook_deliveries"
left join "webhooks" as "joined_1" on "joined_1".id = "webhook_deliveries"."webhook_id"
cross join lateral (select "joined_1"."name" as "webhookId") as "$titleRow"
where "webhook_deliveries"."id" = any((select $2::uuid[])::uuid[]) and (true) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "webhook_deliveries"."id" as "id", to_char("webhook_deliveries"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "webhook_deliveries"."type" as "type", "webhook_deliveries"."webhook_id" as "webhookId", "webhook_deliveries"."status" as "status", "webhook_deliveries"."attempts" as "attempts", to_char("webhook_deliveries"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("webhook_deliveries"."tried_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "triedAt", to_char("webhook_deliveries"."next_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "nextAt", "webhook_deliveries"."problem" as "problem", "webhook_deliveries"."answer_status" as "answerStatus", "webhook_deliveries"."duration_ms" as "durationMs", "webhook_deliveries"."body" as "body", "webhook_deliveries"."answer" as "answer", "webhook_deliveries"."type" as "$title", row_to_json("$titleRow") as "$titles"
from "webhook_deliveries"
left join "webhooks" as "joined_1" on "joined_1".id = "webhook_deliveries"."webhook_id"
cross join lateral (select "joined_1"."name" as "webhookId") as "$titleRow"
where "webhook_deliveries"."id" = $1 and (true) is true) as "$record"
