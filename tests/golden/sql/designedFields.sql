-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "designed_fields"
where ("designed_fields"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "designed_fields"."created_at"::text
from "designed_fields"
where "designed_fields"."id" = "$page".ids[1]) as "from", 
(select "designed_fields"."created_at"::text
from "designed_fields"
where "designed_fields"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "designed_fields"."id"
from "designed_fields"
where ("designed_fields"."deleted_at" is null)
order by "designed_fields"."created_at" desc, "designed_fields"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "designed_fields"."id" as "id", to_char("designed_fields"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("designed_fields"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "designed_fields"."version" as "version", "designed_fields"."resource" as "resource", "designed_fields"."label" as "label", "designed_fields"."kind" as "kind",
case when "designed_fields"."kind" in ('choice', 'choices') then "designed_fields"."options" end as "options",
case when "designed_fields"."kind" in ('reference') then "designed_fields"."target" end as "target",
case when "designed_fields"."kind" in ('integer', 'decimal', 'percent', 'money', 'text', 'date', 'boolean') then "designed_fields"."formula" end as "formula", "designed_fields"."shown_field" as "shownField", "designed_fields"."shown_values" as "shownValues",
case when "designed_fields"."kind" in ('integer', 'decimal', 'percent') then "designed_fields"."min" end as "min",
case when "designed_fields"."kind" in ('text', 'longText', 'localized', 'integer', 'decimal', 'percent') then "designed_fields"."max" end as "max",
case when "designed_fields"."kind" in ('text', 'integer', 'decimal', 'percent', 'money', 'date', 'boolean', 'choice') then "designed_fields"."starts_as" end as "startsAs", "designed_fields"."help" as "help", "designed_fields"."required" as "required", "designed_fields"."is_unique" as "isUnique", "designed_fields"."place" as "place", "designed_fields"."in_list" as "inList", "designed_fields"."searched" as "searched", "designed_fields"."readers" as "readers", "designed_fields"."writers" as "writers", "designed_fields"."name" as "name", "designed_fields"."label" as "$title", '{}'::json as "$titles"
from "designed_fields" 
where "designed_fields"."id" = any((select $2::uuid[])::uuid[]) and ("designed_fields"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "designed_fields"."id" as "id", to_char("designed_fields"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("designed_fields"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "designed_fields"."version" as "version", "designed_fields"."resource" as "resource", "designed_fields"."label" as "label", "designed_fields"."kind" as "kind",
case when "designed_fields"."kind" in ('choice', 'choices') then "designed_fields"."options" end as "options",
case when "designed_fields"."kind" in ('reference') then "designed_fields"."target" end as "target",
case when "designed_fields"."kind" in ('integer', 'decimal', 'percent', 'money', 'text', 'date', 'boolean') then "designed_fields"."formula" end as "formula", "designed_fields"."shown_field" as "shownField", "designed_fields"."shown_values" as "shownValues",
case when "designed_fields"."kind" in ('integer', 'decimal', 'percent') then "designed_fields"."min" end as "min",
case when "designed_fields"."kind" in ('text', 'longText', 'localized', 'integer', 'decimal', 'percent') then "designed_fields"."max" end as "max",
case when "designed_fields"."kind" in ('text', 'integer', 'decimal', 'percent', 'money', 'date', 'boolean', 'choice') then "designed_fields"."starts_as" end as "startsAs", "designed_fields"."help" as "help", "designed_fields"."required" as "required", "designed_fields"."is_unique" as "isUnique", "designed_fields"."place" as "place", "designed_fields"."in_list" as "inList", "designed_fields"."searched" as "searched", "designed_fields"."readers" as "readers", "designed_fields"."writers" as "writers", "designed_fields"."name" as "name", "designed_fields"."label" as "$title", '{}'::json as "$titles"
from "designed_fields" 
where "designed_fields"."id" = $1 and ("designed_fields"."deleted_at" is null) is true) as "$record"
