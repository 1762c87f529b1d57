-- admin, admin_operation: page
with "$counted" as materialized (select (select count(*)::int
from (select 1
from "clients"
where (("clients"."deleted_at" is null and exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ($1, $2) and ("requests"."status" in ($3) and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($4) and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from $5 or "requests"."status" in ($6) and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($7) and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from $8 or "requests"."status" in ($9) and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest($10::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = $11)), false) or "requests"."status" in ($12) and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest($13::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = $14)), false) or "requests"."status" in ($15) and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), $16) is not distinct
from $17 or "requests"."status" in ($18) and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($19) and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($20) and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), $21) is distinct
from $22))))
limit 10001) as "$counted") as number) select array_to_string("$page".ids, ',') as ids, null::text as "from", null::text as "to",
case when cardinality("$page".ids) = 25 then (select number
from "$counted") end as counted
from (select array(select "clients"."id"
from "clients"
where (("clients"."deleted_at" is null and exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ($23, $24) and ("requests"."status" in ($25) and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($26) and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from $27 or "requests"."status" in ($28) and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($29) and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from $30 or "requests"."status" in ($31) and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest($32::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = $33)), false) or "requests"."status" in ($34) and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest($35::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = $36)), false) or "requests"."status" in ($37) and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), $38) is not distinct
from $39 or "requests"."status" in ($40) and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($41) and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($42) and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), $43) is distinct
from $44))))
order by (select min("requests"."status_since")
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ($45, $46) and ("requests"."status" in ($47) and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($48) and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from $49 or "requests"."status" in ($50) and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($51) and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from $52 or "requests"."status" in ($53) and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest($54::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = $55)), false) or "requests"."status" in ($56) and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest($57::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = $58)), false) or "requests"."status" in ($59) and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), $60) is not distinct
from $61 or "requests"."status" in ($62) and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($63) and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ($64) and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), $65) is distinct
from $66)) asc, "clients"."id" asc
limit 25) as ids offset 0) as "$page"

-- admin, admin_operation: records
select '[' || string_agg("$found".json, ','
order by array_position($1::uuid[], "$found".id)) || ']' as json
from (select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", array_remove(array[case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]')) then 'commercialRegistration' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true) then 'taxNumber' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]')) then 'commercialDocument' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true) then 'taxDocument' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false)) then 'municipalLicenceNumber' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false)) then 'municipalLicence' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant') then 'cuisineTypeId' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]')) then 'employees' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]')) then 'nationalityIds' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet') then 'shopArea' end]::text[], null) as "missing", to_char((select min("requests"."status_since")
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and ("requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant' or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet')) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince", 
(select count(*)::int
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and ("requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant' or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet')) as "requests", "joined_1"."name" as "name", "joined_1"."name_en" as "nameEn", "joined_1"."phone" as "phone", "joined_1"."email" as "email",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "clients"
left join "users" as "joined_1" on "joined_1".id = "clients"."id"
cross join lateral (select
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end as "name") as "$titleRow"
where "clients"."id" = any((select $2::uuid[])::uuid[]) and (("clients"."deleted_at" is null and exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and ("requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant' or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet')))) is true) as "$record") as "$found"

-- admin, admin_operation: record
select "$record"."id" as id, row_to_json("$record")::text as json
from (select "clients"."id" as "id", to_char("clients"."created_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char("clients"."updated_at" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", "clients"."version" as "version", "clients"."company_name" as "companyName", "clients"."company_name_en" as "companyNameEn", array_remove(array[case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]')) then 'commercialRegistration' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true) then 'taxNumber' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]')) then 'commercialDocument' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true) then 'taxDocument' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false)) then 'municipalLicenceNumber' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false)) then 'municipalLicence' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant') then 'cuisineTypeId' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]')) then 'employees' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]')) then 'nationalityIds' end,
case when exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet') then 'shopArea' end]::text[], null) as "missing", to_char((select min("requests"."status_since")
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and ("requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant' or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet')) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "waitingSince", 
(select count(*)::int
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and ("requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant' or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet')) as "requests", "joined_1"."name" as "name", "joined_1"."name_en" as "nameEn", "joined_1"."phone" as "phone", "joined_1"."email" as "email",
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "$title", row_to_json("$titleRow") as "$titles"
from "clients"
left join "users" as "joined_1" on "joined_1".id = "clients"."id"
cross join lateral (select
case when "clients"."company_name" is not null then jsonb_build_object('ar', "clients"."company_name", 'en', coalesce("clients"."company_name_en", "clients"."company_name")) end as "companyName",
case when "joined_1"."name" is not null then jsonb_build_object('ar', "joined_1"."name", 'en', coalesce("joined_1"."name_en", "joined_1"."name")) end as "name") as "$titleRow"
where "clients"."id" = $1 and (("clients"."deleted_at" is null and exists (select
from "requests"
where "requests"."client_id" = "clients"."id"
  and "requests"."status" in ('contract_sent', 'details_sent') and ("requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."commercial_registration"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('contract_sent') and coalesce(to_jsonb("clients"."tax_number"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."commercial_document"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."tax_document"), 'null') in ('null', '""', 'false', '[]') and "clients"."not_vat_registered" is distinct
from true or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence_number"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."municipal_licence"), 'null') in ('null', '""', 'false', '[]') and not coalesce(coalesce("requests"."signed_at", 
(select bought.signed_at
from "package_purchases" join "requests" as bought on bought.id = "package_purchases"."request_id"
where "package_purchases"."id" = "requests"."purchase_id"), 
(select carrier.signed_at
from "requests" as carrier
where carrier.id = "requests"."ordered_with_id")) < greatest('2026-11-21T21:00:00.000Z'::timestamptz, 
(select "installation"."value"::timestamptz
from "installation"
where "installation"."key" = 'profile_duty 2026-11-22')), false) or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."cuisine_type_id"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is not distinct
from 'restaurant' or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."employees"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."nationality_ids"), 'null') in ('null', '""', 'false', '[]') or "requests"."status" in ('details_sent') and coalesce(to_jsonb("clients"."shop_area"), 'null') in ('null', '""', 'false', '[]') and coalesce((select one.activity
from "client_types" as one
where one.id = "clients"."client_type_id"), 'shop') is distinct
from 'fleet')))) is true) as "$record"
