-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "notification_kinds"
where ("notification_kinds"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "notification_kinds"."kind"::text
from "notification_kinds"
where "notification_kinds"."id" = "$page".ids[1]) as "from", 
(select "notification_kinds"."kind"::text
from "notification_kinds"
where "notification_kinds"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "notification_kinds"."id"
from "notification_kinds"
where ("notification_kinds"."deleted_at" is null)
order by "notification_kinds"."kind" asc, "notification_kinds"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "notification_kinds"."id" as "id", to_char("notification_kinds"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("notification_kinds"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "notification_kinds"."version" as "version", "notification_kinds"."label" as "label", "notification_kinds"."description" as "description", "notification_kinds"."kind" as "kind", "notification_kinds"."by_portal" as "byPortal", "notification_kinds"."by_mail" as "byMail", "notification_kinds"."label" as "$title", '{}'::json as "$titles"
from "notification_kinds" 
where "notification_kinds"."id" = any((select $2::uuid[])::uuid[]) and ("notification_kinds"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "notification_kinds"."id" as "id", to_char("notification_kinds"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("notification_kinds"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "notification_kinds"."version" as "version", "notification_kinds"."label" as "label", "notification_kinds"."description" as "description", "notification_kinds"."kind" as "kind", "notification_kinds"."by_portal" as "byPortal", "notification_kinds"."by_mail" as "byMail", "notification_kinds"."label" as "$title", '{}'::json as "$titles"
from "notification_kinds" 
where "notification_kinds"."id" = $1 and ("notification_kinds"."deleted_at" is null) is true) as "$record"
