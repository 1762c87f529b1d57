-- admin: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "settings"
where ("settings"."deleted_at" is null)
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, 
(select "settings"."created_at"::text
from "settings"
where "settings"."id" = "$page".ids[1]) as "from", 
(select "settings"."created_at"::text
from "settings"
where "settings"."id" = "$page".ids[cardinality("$page".ids)]) as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "settings"."id"
from "settings"
where ("settings"."deleted_at" is null)
order by "settings"."created_at" desc, "settings"."id" desc
limit 25) as ids offset 0) as "$page"

-- admin: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "settings"."id" as "id", to_char("settings"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("settings"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "settings"."version" as "version", "settings"."name" as "name", "settings"."address" as "address", "settings"."vat_number" as "vatNumber", "settings"."unified_number" as "unifiedNumber", "settings"."signatory_name" as "signatoryName", "settings"."signatory_capacity" as "signatoryCapacity", "settings"."vat_percent" as "vatPercent", "settings"."account_name" as "accountName", "settings"."bank" as "bank", "settings"."account_number" as "accountNumber", "settings"."iban" as "iban", "settings"."swift" as "swift", "settings"."email" as "email", "settings"."phone" as "phone", "settings"."first_answer_hours" as "firstAnswerHours", "settings"."two_step_roles" as "twoStepRoles", "settings"."terms_url" as "termsUrl", "settings"."privacy_url" as "privacyUrl", "settings"."name" as "$title", '{}'::json as "$titles"
from "settings" 
where "settings"."id" = any((select $2::uuid[])::uuid[]) and ("settings"."deleted_at" is null) is true) as "$record") as "$found"

-- admin: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "settings"."id" as "id", to_char("settings"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("settings"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "settings"."version" as "version", "settings"."name" as "name", "settings"."address" as "address", "settings"."vat_number" as "vatNumber", "settings"."unified_number" as "unifiedNumber", "settings"."signatory_name" as "signatoryName", "settings"."signatory_capacity" as "signatoryCapacity", "settings"."vat_percent" as "vatPercent", "settings"."account_name" as "accountName", "settings"."bank" as "bank", "settings"."account_number" as "accountNumber", "settings"."iban" as "iban", "settings"."swift" as "swift", "settings"."email" as "email", "settings"."phone" as "phone", "settings"."first_answer_hours" as "firstAnswerHours", "settings"."two_step_roles" as "twoStepRoles", "settings"."terms_url" as "termsUrl", "settings"."privacy_url" as "privacyUrl", "settings"."name" as "$title", '{}'::json as "$titles"
from "settings" 
where "settings"."id" = $1 and ("settings"."deleted_at" is null) is true) as "$record"
