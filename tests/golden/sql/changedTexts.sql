-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "changed_texts"
where ("changed_texts"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "changed_texts"."key"::text
from "changed_texts"
where "changed_texts"."id" = "$page".ids[1]) as "from", 
(select "changed_texts"."key"::text
from "changed_texts"
where "changed_texts"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "changed_texts"."id"
from "changed_texts"
where ("changed_texts"."deleted_at" is null)
order by "changed_texts"."key" asc, "changed_texts"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "changed_texts"."id" as "id", to_char("changed_texts"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("changed_texts"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "changed_texts"."version" as "version", "changed_texts"."key" as "key", "changed_texts"."language" as "language", "changed_texts"."text" as "text", "changed_texts"."key" as "$title", '{}'::json as "$titles"
from "changed_texts" 
where "changed_texts"."id" = any((select $2::uuid[])::uuid[]) and ("changed_texts"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "changed_texts"."id" as "id", to_char("changed_texts"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("changed_texts"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "changed_texts"."version" as "version", "changed_texts"."key" as "key", "changed_texts"."language" as "language", "changed_texts"."text" as "text", "changed_texts"."key" as "$title", '{}'::json as "$titles"
from "changed_texts" 
where "changed_texts"."id" = $1 and ("changed_texts"."deleted_at" is null) is true) as "$record"
