-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "webhooks"
where ("webhooks"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "webhooks"."created_at"::text
from "webhooks"
where "webhooks"."id" = "$page".ids[1]) as "from", 
(select "webhooks"."created_at"::text
from "webhooks"
where "webhooks"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "webhooks"."id"
from "webhooks"
where ("webhooks"."deleted_at" is null)
order by "webhooks"."created_at" desc, "webhooks"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "webhooks"."id" as "id", to_char("webhooks"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("webhooks"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "webhooks"."version" as "version", "webhooks"."name" as "name", "webhooks"."address" as "address", "webhooks"."records" as "records", "webhooks"."events" as "events", "webhooks"."active" as "active", to_char("webhooks"."secret_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "secretSince", "webhooks"."name" as "$title", '{}'::json as "$titles"
from "webhooks" 
where "webhooks"."id" = any((select $2::uuid[])::uuid[]) and ("webhooks"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "webhooks"."id" as "id", to_char("webhooks"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("webhooks"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "webhooks"."version" as "version", "webhooks"."name" as "name", "webhooks"."address" as "address", "webhooks"."records" as "records", "webhooks"."events" as "events", "webhooks"."active" as "active", to_char("webhooks"."secret_since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "secretSince", "webhooks"."name" as "$title", '{}'::json as "$titles"
from "webhooks" 
where "webhooks"."id" = $1 and ("webhooks"."deleted_at" is null) is true) as "$record"
