-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "canned_answers"
where ("canned_answers"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, null::text as "from", null::text as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "canned_answers"."id"
from "canned_answers"
where ("canned_answers"."deleted_at" is null)
order by "canned_answers"."name"->>'ar' asc, "canned_answers"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "canned_answers"."id" as "id", to_char("canned_answers"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("canned_answers"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "canned_answers"."version" as "version", "canned_answers"."name" as "name", "canned_answers"."subject" as "subject", "canned_answers"."text" as "text", "canned_answers"."active" as "active", "canned_answers"."name" as "$title", '{}'::json as "$titles"
from "canned_answers" 
where "canned_answers"."id" = any((select $2::uuid[])::uuid[]) and ("canned_answers"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "canned_answers"."id" as "id", to_char("canned_answers"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("canned_answers"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "canned_answers"."version" as "version", "canned_answers"."name" as "name", "canned_answers"."subject" as "subject", "canned_answers"."text" as "text", "canned_answers"."active" as "active", "canned_answers"."name" as "$title", '{}'::json as "$titles"
from "canned_answers" 
where "canned_answers"."id" = $1 and ("canned_answers"."deleted_at" is null) is true) as "$record"
