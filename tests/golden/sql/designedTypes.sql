-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "designed_types"
where ("designed_types"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "designed_types"."created_at"::text
from "designed_types"
where "designed_types"."id" = "$page".ids[1]) as "from", 
(select "designed_types"."created_at"::text
from "designed_types"
where "designed_types"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "designed_types"."id"
from "designed_types"
where ("designed_types"."deleted_at" is null)
order by "designed_types"."created_at" desc, "designed_types"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "designed_types"."id" as "id", to_char("designed_types"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("designed_types"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "designed_types"."version" as "version", "designed_types"."many" as "many", "designed_types"."one" as "one", "designed_types"."title_label" as "titleLabel", "designed_types"."parent" as "parent", "designed_types"."fields_of" as "fieldsOf", "designed_types"."starts_with" as "startsWith", "designed_types"."icon" as "icon", "designed_types"."menu_group" as "menuGroup", "designed_types"."readers" as "readers", "designed_types"."writers" as "writers", "designed_types"."deleters" as "deleters", "designed_types"."own_readers" as "ownReaders", "designed_types"."own_writers" as "ownWriters", "designed_types"."name" as "name", "designed_types"."many" as "$title", '{}'::json as "$titles"
from "designed_types" 
where "designed_types"."id" = any((select $2::uuid[])::uuid[]) and ("designed_types"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "designed_types"."id" as "id", to_char("designed_types"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("designed_types"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "designed_types"."version" as "version", "designed_types"."many" as "many", "designed_types"."one" as "one", "designed_types"."title_label" as "titleLabel", "designed_types"."parent" as "parent", "designed_types"."fields_of" as "fieldsOf", "designed_types"."starts_with" as "startsWith", "designed_types"."icon" as "icon", "designed_types"."menu_group" as "menuGroup", "designed_types"."readers" as "readers", "designed_types"."writers" as "writers", "designed_types"."deleters" as "deleters", "designed_types"."own_readers" as "ownReaders", "designed_types"."own_writers" as "ownWriters", "designed_types"."name" as "name", "designed_types"."many" as "$title", '{}'::json as "$titles"
from "designed_types" 
where "designed_types"."id" = $1 and ("designed_types"."deleted_at" is null) is true) as "$record"
