import { finding } from './findingText';

/** Questions of the vehicles form. */
export const vehicleTexts = {
  registration: finding(
    [
      'الفحص الدوري منتهٍ ولا يوجد تأمين سارٍ.',
      'The periodic inspection has expired and there is no valid insurance.',
    ],
    [
      'رخصة السير والتأمين ساريان، وموعد الفحص الدوري فات.',
      'Registration and insurance are valid; the periodic inspection is overdue.',
    ],
    [
      'أُجري الفحص الدوري وجُدّد التأمين، ونسخهما مرفقة.',
      'The periodic inspection was done and the insurance renewed; copies are attached.',
    ],
  ),
  food_permit: finding(
    ['لا يوجد تصريح لنقل الأغذية في المركبة.', 'There is no food-transport permit in the vehicle.'],
    ['التصريح سارٍ، ولا يشمل الأغذية المجمدة.', 'The permit is valid but does not cover frozen food.'],
    [
      'صدر تصريح يشمل كل ما يُنقل، ونسخته في المركبة.',
      'A permit for everything carried was issued; a copy is in the vehicle.',
    ],
  ),
  driver_health: finding(
    ['السائق بلا شهادة صحية.', 'The driver has no health certificate.'],
    [
      'شهادة السائق سارية، وشهادة المساعد منتهية.',
      'The driver’s certificate is valid; the helper’s has expired.',
    ],
    [
      'جُدّدت الشهادتان الصحيتان، ونسختاهما مرفقتان.',
      'Both health certificates were renewed; copies are attached.',
    ],
  ),
  plate_match: finding(
    ['رقم الهيكل لا يطابق السجل.', 'The chassis number does not match the record.'],
    ['رقم اللوحة مطابق، ورقم الهيكل غير واضح.', 'The plate matches; the chassis number is not legible.'],
    [
      'صُحّح السجل ونُظّفت لوحة رقم الهيكل، وصورتها مرفقة.',
      'The record was corrected and the chassis plate cleaned; a photo is attached.',
    ],
  ),
  insulation: finding(
    ['ثقب في جدار الصندوق وصدأ على أرضيته.', 'A hole in the wall of the body and rust on its floor.'],
    ['خدوش في العزل الداخلي دون ثقوب.', 'Scratches in the inner insulation, without holes.'],
    ['أُصلح العزل والأرضية في ورشة معتمدة.', 'Insulation and floor were repaired by an approved workshop.'],
  ),
  door_seals: finding(
    ['حشوة الباب ممزقة ولا يُغلق بإحكام.', 'The door seal is torn and the door does not close tightly.'],
    ['الباب يُغلق بإحكام، وطرف الحشوة مرتخٍ.', 'The door closes tightly; the end of the seal is loose.'],
    ['استُبدلت حشوة الباب وضُبطت مفصلاته.', 'The door seal was replaced and the hinges adjusted.'],
  ),
  cleanable: finding(
    ['ألواح خشبية مكشوفة على جدران الصندوق.', 'Bare wooden boards on the walls of the body.'],
    ['الأسطح ملساء، ولصق مؤقت يغطي موضعًا واحدًا.', 'Surfaces are smooth; tape covers one place.'],
    ['كُسيت الجدران بألواح ملساء قابلة للغسل.', 'The walls were lined with smooth, washable panels.'],
  ),
  drainage: finding(
    ['فتحات التصريف بلا سدادات وفيها بقايا.', 'Drain holes have no plugs and hold residue.'],
    ['السدادات موجودة، وإحدى الفتحات متسخة.', 'The plugs are there; one hole is dirty.'],
    ['رُكّبت سدادات ونُظّفت فتحات التصريف.', 'Plugs were fitted and the drain holes cleaned.'],
  ),
  works: finding(
    [
      'وحدة التبريد لا تبلغ الدرجة المطلوبة بعد نصف ساعة.',
      'The unit does not reach its set temperature within half an hour.',
    ],
    ['الوحدة تعمل، وتبلغ الدرجة المطلوبة ببطء.', 'The unit works but reaches its temperature slowly.'],
    [
      'صينت وحدة التبريد وعُبئ الغاز، وتقرير الصيانة مرفق.',
      'The unit was serviced and recharged; the service report is attached.',
    ],
  ),
  airflow: finding(
    ['الحمولة تسد مخرج الهواء.', 'The load blocks the air outlet.'],
    ['مسار الهواء سالك، وعلى المخرج غبار.', 'The air path is clear; the outlet is dusty.'],
    [
      'نُظّف مخرج الهواء وحُدد بخط أعلى ارتفاع للحمولة.',
      'The outlet was cleaned and a line marks the greatest height of the load.',
    ],
  ),
  frost: finding(
    ['طبقة ثلج سميكة تغطي المبخر.', 'A thick layer of ice covers the evaporator.'],
    ['ثلج خفيف على طرف المبخر.', 'Light frost at the end of the evaporator.'],
    ['أُزيل الثلج وضُبط مؤقت الإذابة.', 'The ice was removed and the defrost timer set.'],
  ),
  service_record: finding(
    ['لا يوجد سجل صيانة لوحدة التبريد.', 'The refrigeration unit has no service record.'],
    ['سجل صيانة الوحدة تنقصه آخر زيارة.', 'The unit’s service record lacks the last visit.'],
    [
      'صينت وحدة التبريد واكتمل سجلها، ونسخة منه مرفقة.',
      'The unit was serviced and its record completed; a copy is attached.',
    ],
  ),
  chilled_load: finding(
    ['حرارة الحمولة المبردة أعلى من 5 °م في كل الصناديق.', 'The chilled load is above 5 °C in every box.'],
    [
      'صندوق قرب الباب أعلى من 5 °م، والبقية ضمن الحد.',
      'A box near the door is above 5 °C; the others are within the limit.',
    ],
    [
      'تُقاس الحمولة المبردة قبل التحميل وبعده، ولا تُحمَّل فوق 5 °م.',
      'The chilled load is measured before and after loading; nothing above 5 °C is loaded.',
    ],
  ),
  frozen_load: finding(
    [
      'حرارة الحمولة المجمدة أعلى من ‎-18 °م وبعضها ذائب.',
      'The frozen load is above -18 °C and partly thawed.',
    ],
    [
      'حرارة الطبقة العليا أعلى من ‎-18 °م، وهي ما زالت صلبة.',
      'The top layer is above -18 °C but still hard.',
    ],
    [
      'ضُبطت وحدة التجميد، وتُسجَّل حرارة الحمولة المجمدة كل ساعة.',
      'The freezer unit was adjusted; the frozen load is recorded every hour.',
    ],
  ),
  logger: finding(
    ['جهاز تسجيل الحرارة لا يعمل.', 'The temperature recorder does not work.'],
    [
      'الجهاز يعمل، وفي بياناته انقطاع أثناء الرحلة.',
      'The recorder works; its data have a gap during the trip.',
    ],
    [
      'استُبدل جهاز التسجيل، وتُرسل بياناته إلى مسؤول الأسطول.',
      'The recorder was replaced and sends its data to the fleet manager.',
    ],
  ),
  precool: finding(
    ['حُمّلت الأغذية والصندوق غير مبرد.', 'Food was loaded into a warm body.'],
    ['يُشغَّل التبريد قبل التحميل بعشر دقائق فقط.', 'Cooling starts only ten minutes before loading.'],
    [
      'يُبرَّد الصندوق قبل التحميل بنصف ساعة، ويُسجَّل ذلك.',
      'The body is pre-cooled for half an hour before loading, and this is recorded.',
    ],
  ),
  display: finding(
    ['شاشة الحرارة معطلة.', 'The temperature display does not work.'],
    [
      'الشاشة تعمل، وزجاجها معتم لا يُقرأ نهارًا.',
      'The display works, but its glass is dull and unreadable in daylight.',
    ],
    [
      'استُبدلت شاشة الحرارة بأخرى تُقرأ من مقصورة السائق.',
      'The display was replaced with one that is readable from the cab.',
    ],
  ),
  clean_inside: finding(
    ['بقايا سوائل ورائحة في أرضية الصندوق.', 'Liquid residue and odour on the floor of the body.'],
    ['الصندوق نظيف، وزاوية واحدة فيها بقايا.', 'The body is clean; one corner holds residue.'],
    [
      'غُسل الصندوق وعُقّم، ويُفحص قبل كل تحميل.',
      'The body was washed and sanitised; it is checked before each loading.',
    ],
  ),
  wash_record: finding(
    ['لا يوجد سجل للغسل والتعقيم.', 'There is no wash and sanitise record.'],
    ['سجل الغسل موجود وغير مكتمل هذا الأسبوع.', 'The wash record is incomplete this week.'],
    [
      'يوقّع السائق سجل الغسل بعد كل رحلة، ونسخة منه مرفقة.',
      'The driver signs the wash record after every trip; a copy is attached.',
    ],
  ),
  exterior: finding(
    ['مقصورة السائق متسخة وفيها بقايا طعام.', 'The cab is dirty and holds food waste.'],
    ['المقصورة نظيفة، والمظهر الخارجي يحتاج إلى غسل.', 'The cab is clean; the exterior needs washing.'],
    [
      'غُسلت المركبة ومقصورتها، وجُدول غسلهما أسبوعيًا.',
      'Vehicle and cab were washed and are now washed weekly.',
    ],
  ),
  separation: finding(
    ['لحوم نيئة وسلطات جاهزة في الرصّة نفسها.', 'Raw meat and ready salads in the same stack.'],
    ['فُصلت الأغذية النيئة بمسافة دون فاصل.', 'Raw food is apart from the rest, but without a partition.'],
    ['رُكّب فاصل ثابت بين النيئ والجاهز للأكل.', 'A fixed partition separates raw from ready-to-eat food.'],
  ),
  off_floor: finding(
    ['عبوات على أرضية الصندوق دون طبالي.', 'Packages on the floor of the body, without pallets.'],
    [
      'الحمولة على طبالي، وتلاصق الجدار فلا يمر الهواء.',
      'The load is on pallets but touches the wall, so air cannot pass.',
    ],
    [
      'وُفّرت طبالي، ودُرّب عمال التحميل على ترك مسافة للهواء.',
      'Pallets were bought; loaders were trained to leave space for air.',
    ],
  ),
  packaging: finding(
    ['كراتين ممزقة وعبوات مفتوحة في الحمولة.', 'Torn cartons and open packs in the load.'],
    ['العبوات سليمة، وبعضها بلا بيانات المنتج.', 'The packs are sound; some lack product details.'],
    [
      'تُرفض العبوات التالفة عند التحميل، وتُفحص بياناتها.',
      'Damaged packs are refused at loading and labels are checked.',
    ],
  ),
  no_mixed: finding(
    ['عبوات مواد تنظيف مع الأغذية في الصندوق.', 'Cleaning chemicals travelled with food in the body.'],
    [
      'لا مواد كيميائية مع الحمولة، وعلبة زيت محرك في الصندوق.',
      'No chemicals with the load, but a can of engine oil in the body.',
    ],
    [
      'أُزيلت المواد غير الغذائية، وعُلّق منعها على باب الصندوق.',
      'Non-food goods were removed; a sign on the door forbids them.',
    ],
  ),
  no_signs: finding(
    ['صراصير في زاوية الصندوق.', 'Cockroaches in a corner of the body.'],
    ['حشرات طائرة قليلة عند الباب.', 'A few flying insects at the door.'],
    ['عولجت المركبة من الآفات وغُسل صندوقها.', 'The vehicle was treated for pests and its body washed.'],
  ),
  treatment: finding(
    ['لا توجد شهادة معالجة للمركبة من الآفات.', 'The vehicle has no pest-treatment certificate.'],
    ['شهادة معالجة الآفات أقدم من ستة أشهر.', 'The pest-treatment certificate is older than six months.'],
    [
      'عولجت المركبة لدى جهة مرخصة، وشهادتها مرفقة.',
      'A licensed firm treated the vehicle; its certificate is attached.',
    ],
  ),
  gaps: finding(
    ['فتحة عند أسفل الباب تسمح بدخول الحشرات.', 'A gap below the door admits insects.'],
    ['فتحة صغيرة حول أنبوب التبريد.', 'A small gap around the refrigerant pipe.'],
    ['سُدّت الفتحات بمادة عازلة مناسبة للغذاء.', 'The gaps were closed with food-safe sealant.'],
  ),
  uniform: finding(
    [
      'ملابس المساعد متسخة، ولا يغسل يديه قبل المناولة.',
      'The helper’s clothes are dirty and he does not wash his hands before handling.',
    ],
    [
      'الزي نظيف، ولا يوجد معقم لليدين في المركبة.',
      'Clothing is clean; the vehicle carries no hand sanitiser.',
    ],
    [
      'وُفّر زيّان لكل عامل ومعقم لليدين في المركبة.',
      'Each worker has two uniforms; hand sanitiser is in the vehicle.',
    ],
  ),
  door_time: finding(
    ['بقي الباب مفتوحًا طوال التنزيل.', 'The door stayed open during the entire unloading.'],
    ['يُغلق الباب بين الدفعات، ويتأخر إغلاقه أحيانًا.', 'The door is closed between batches, at times late.'],
    [
      'رُكّبت ستارة شرائح بلاستيكية، ودُرّب السائق على إغلاق الباب بين الدفعات.',
      'A strip curtain was fitted; the driver closes the door between batches.',
    ],
  ),
  training: finding(
    [
      'لا يوجد إثبات لتدريب السائق على سلسلة التبريد.',
      'Nothing shows that the driver was trained on the cold chain.',
    ],
    [
      'تدرّب السائق قبل أكثر من سنتين دون تجديد.',
      'The driver was trained more than two years ago, without renewal.',
    ],
    [
      'أكمل السائق دورة سلسلة التبريد، وشهادته مرفقة.',
      'The driver completed a cold-chain course; the certificate is attached.',
    ],
  ),
  tyres_brakes: finding(
    ['مصباحا الفرامل لا يعملان وإطار خلفي متآكل.', 'The brake lights do not work and a rear tyre is worn.'],
    ['الإطارات قريبة من حد الاستبدال.', 'The tyres are near the limit of wear.'],
    [
      'استُبدلت الإطارات وأُصلحت الأنوار، والفاتورة مرفقة.',
      'Tyres were replaced and lights repaired; the invoice is attached.',
    ],
  ),
  extinguisher: finding(
    ['طفاية الحريق منتهية الصلاحية.', 'The fire extinguisher has expired.'],
    ['الطفاية سارية، وصندوق الإسعافات ناقص.', 'The extinguisher is valid; the first-aid kit is incomplete.'],
    [
      'استُبدلت الطفاية واكتمل صندوق الإسعافات.',
      'The extinguisher was replaced and the first-aid kit completed.',
    ],
  ),
  inside_release: finding(
    ['لا يوجد مقبض فتح داخل الصندوق.', 'The body has no inside release.'],
    ['المقبض الداخلي يعمل، ومصباح الصندوق مطفأ.', 'The inside release works; the lamp in the body does not.'],
    ['رُكّب مقبض فتح داخلي واستُبدل المصباح.', 'An inside release was fitted and the lamp replaced.'],
  ),
  waybill: finding(
    ['لا توجد بوليصة شحن للحمولة الحالية.', 'There is no waybill for the present load.'],
    ['البوليصة لا تذكر مصدر بعض الأصناف.', 'The waybill does not state the origin of some goods.'],
    [
      'تُصدر بوليصة إلكترونية لكل حمولة، ونسخة منها مرفقة.',
      'An electronic waybill is issued for every load; a copy is attached.',
    ],
  ),
  trip_log: finding(
    ['لا يوجد سجل للرحلة.', 'There is no trip log.'],
    ['سجل الرحلة لا يذكر أوقات التسليم.', 'The trip log does not state delivery times.'],
    [
      'فُعّل سجل إلكتروني للرحلات يحفظ أوقات التحميل والتسليم.',
      'An electronic trip log now keeps loading and delivery times.',
    ],
  ),
  incident: finding(
    [
      'لا توجد طريقة موثقة للتعامل مع ارتفاع الحرارة.',
      'There is no documented procedure for a temperature excursion.',
    ],
    ['الطريقة موثقة، والسائق لا يعرفها.', 'The procedure is documented; the driver does not know it.'],
    [
      'وُثّقت طريقة التعامل مع ارتفاع الحرارة ودُرّب السائق عليها.',
      'The procedure for a temperature excursion was documented and the driver trained in it.',
    ],
  ),
} as const;
