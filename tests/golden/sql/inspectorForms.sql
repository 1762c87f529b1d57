-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "templates"
where ((true and "templates"."offer" = $1))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "templates"."created_at"::text
from "templates"
where "templates"."id" = "$page".ids[1]) as "from", 
(select "templates"."created_at"::text
from "templates"
where "templates"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "templates"."id"
from "templates"
where ((true and "templates"."offer" = $2))
order by "templates"."created_at" desc, "templates"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "templates"."id" as "id", to_char("templates"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("templates"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "templates"."name" as "name", "templates"."subject" as "subject", "templates"."published_version" as "publishedVersion", "templates"."offer" as "offer", "templates"."name" as "$title", '{}'::json as "$titles"
from "templates" 
where "templates"."id" = any((select $2::uuid[])::uuid[]) and ((true and "templates"."offer" = 'form')) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "templates"."id" as "id", to_char("templates"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("templates"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", 1 as "version", "templates"."name" as "name", "templates"."subject" as "subject", "templates"."published_version" as "publishedVersion", "templates"."offer" as "offer", "templates"."name" as "$title", '{}'::json as "$titles"
from "templates" 
where "templates"."id" = $1 and ((true and "templates"."offer" = 'form')) is true) as "$record"
