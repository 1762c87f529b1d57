import { finding } from './findingText';

/** Questions of the premises form about the building, its supplies and its documents, with those of its second version. */
export const premisesTexts = {
  no_signs: finding(
    ['فضلات قوارض خلف أكياس الأرز.', 'Rodent droppings behind the rice sacks.'],
    ['ذباب قليل قرب باب الاستلام، ولا آثار لقوارض.', 'A few flies near the delivery door; no signs of rodents.'],
    [
      'نفّذت الجهة المتعاقدة معالجة كاملة، ونُظّف المخزن وفُحصت أكياسه.',
      'The contractor treated the site; the store was cleaned and its sacks checked.',
    ],
  ),
  proofing: finding(
    ['فتحة أسفل الباب الخلفي تسمح بدخول الحشرات.', 'A gap below the back door lets insects in.'],
    ['الأبواب محكمة، وشبك نافذة واحدة ممزق.', 'Doors close tightly; the screen of one window is torn.'],
    [
      'رُكّب شريط مطاطي أسفل الباب واستُبدل شبك النافذة.',
      'A rubber strip was fitted below the door and the window screen replaced.',
    ],
  ),
  contract: finding(
    ['لا يوجد عقد سارٍ لمكافحة الآفات.', 'There is no pest-control contract in force.'],
    [
      'عقد المكافحة سارٍ، وينقصه تقرير آخر زيارة.',
      'The pest-control contract is in force; the last visit report is missing.',
    ],
    [
      'جُدّد عقد المكافحة، ونسخته وتقرير الزيارة مرفقان.',
      'The pest-control contract was renewed; it is attached with the visit report.',
    ],
  ),
  bait_map: finding(
    [
      'لا يوجد مخطط للطعوم، ومحطة منها غير مثبتة قرب الأغذية.',
      'No map of bait stations; one stands loose near food.',
    ],
    ['مخطط الطعوم لا يطابق موقع محطتين.', 'The bait map does not match the place of two stations.'],
    [
      'ثُبّتت محطات الطعوم بعيدًا عن الأغذية وحُدّث مخططها.',
      'Bait stations were fixed away from food and their map updated.',
    ],
  ),
  approved_suppliers: finding(
    ['لحوم دون فاتورة، ولا يُعرف موردها.', 'Meat without an invoice; its supplier is unknown.'],
    [
      'الموردون مرخصون، وتنقص فواتير أسبوع واحد.',
      'Suppliers are licensed; the invoices of one week are missing.',
    ],
    [
      'اعتُمدت قائمة بالموردين المرخصين، وتُحفظ الفواتير في ملف.',
      'A list of licensed suppliers was approved; invoices are kept in a file.',
    ],
  ),
  receiving_check: finding(
    [
      'أُدخلت شحنة دجاج دون قياس حرارتها.',
      'A delivery of chicken was taken in without measuring its temperature.',
    ],
    [
      'تُفحص الشحنات، ولم تُسجَّل حرارة بعض الأصناف.',
      'Deliveries are checked; the temperature of some goods was not recorded.',
    ],
    [
      'تُقاس حرارة كل شحنة وتُسجَّل مع التغليف والصلاحية قبل استلامها.',
      'Each delivery’s temperature, packaging and dates are recorded before it is accepted.',
    ],
  ),
  expiry: finding(
    [
      'عبوات لبن وصلصة منتهية الصلاحية بين المواد المستخدمة.',
      'Expired yoghurt and sauce among the goods in use.',
    ],
    ['كيس بهارات مفتوح دون تاريخ.', 'An open bag of spices without a date.'],
    [
      'أُتلفت المواد المنتهية، ويُراجع المخزون أسبوعيًا حسب الصلاحية.',
      'Expired goods were discarded; dates in the store are checked weekly.',
    ],
  ),
  off_floor: finding(
    ['أكياس طحين وعلب زيت على الأرض مباشرة.', 'Flour sacks and oil cans directly on the floor.'],
    [
      'المواد على أرفف، والأقدم منها خلف الأحدث.',
      'Goods are on shelves, but older ones stand behind newer ones.',
    ],
    [
      'رُفعت المواد على طبالي وأرفف، ورُتّبت بحيث يُصرف الوارد أولًا.',
      'Goods were put on pallets and shelves, first in, first out.',
    ],
  ),
  surfaces: finding(
    [
      'بلاط مكسور في أرضية المطبخ وطلاء متقشر في السقف.',
      'Broken floor tiles in the kitchen and peeling paint on the ceiling.',
    ],
    ['الأرضية سليمة، وفي الجدار شقوق تجمع الأوساخ.', 'The floor is sound; cracks in the wall collect dirt.'],
    [
      'استُبدل البلاط المكسور، وعولجت الشقوق وأُعيد الطلاء.',
      'Broken tiles were replaced, cracks filled and the surfaces repainted.',
    ],
  ),
  ventilation: finding(
    ['شفاط فوق المقلاة لا يعمل، والدهون تقطر منه.', 'The hood above the fryer does not work and drips grease.'],
    ['الشفاط يعمل، وفلاتره تحتاج إلى تنظيف.', 'The hood works; its filters need cleaning.'],
    [
      'أُصلح الشفاط ونُظّفت فلاتره، وجُدولت صيانته شهريًا.',
      'The hood was repaired and its filters cleaned; it is serviced monthly.',
    ],
  ),
  lighting: finding(
    [
      'مصابيح بلا أغطية فوق طاولة التحضير، واثنان منها مطفآن.',
      'Lamps without covers above the prep table; two do not work.',
    ],
    ['الإضاءة كافية، ومصباح واحد بلا غطاء.', 'The light is adequate; one lamp has no cover.'],
    [
      'استُبدلت المصابيح ورُكّبت لها أغطية مقاومة للكسر.',
      'The lamps were replaced and have shatterproof covers.',
    ],
  ),
  toilets: finding(
    ['باب دورة المياه يفتح مباشرة على منطقة التحضير.', 'The toilet door opens directly onto the prep area.'],
    ['دورة المياه نظيفة، وبابها لا يُغلق تلقائيًا.', 'The toilet is clean; its door does not close by itself.'],
    [
      'أُضيف باب ثانٍ يفصل دورة المياه، وهو يُغلق تلقائيًا.',
      'A second, self-closing door now separates the toilet.',
    ],
  ),
  drainage: finding(
    ['مياه راكدة ورائحة عند مصيدة الدهون.', 'Standing water and odour at the grease trap.'],
    ['الصرف يعمل، وغطاء إحدى الفتحات مكسور.', 'The drains work; the cover of one is broken.'],
    ['نُظّفت مصيدة الدهون واستُبدل غطاء الصرف.', 'The grease trap was cleaned and the drain cover replaced.'],
  ),
  food_grade: finding(
    [
      'مغارف صدئة وأوعية بلاستيكية متشققة قيد الاستخدام.',
      'Rusty ladles and cracked plastic containers in use.',
    ],
    ['الأدوات صالحة، وملعقة خشبية واحدة متشققة.', 'Utensils are sound; one wooden spoon is cracked.'],
    [
      'استُبدلت الأدوات الصدئة والمتشققة بأخرى من الفولاذ.',
      'Rusty and cracked utensils were replaced with steel ones.',
    ],
  ),
  maintenance: finding(
    ['فرن معطل، ولا يوجد سجل صيانة.', 'An oven is out of order and there is no maintenance record.'],
    [
      'المعدات تعمل، وينقص سجل الصيانة آخر شهر.',
      'Equipment works; the last month is missing in the maintenance record.',
    ],
    [
      'أُصلح الفرن واكتمل سجل الصيانة، ونسخة منه مرفقة.',
      'The oven was repaired and the maintenance record completed; a copy is attached.',
    ],
  ),
  frying_oil: finding(
    ['زيت القلي داكن ولا يُفحص.', 'The frying oil is dark and is not tested.'],
    ['الزيت صالح، ولا تُسجَّل نتائج فحصه.', 'The oil is fit for use; its test results are not recorded.'],
    [
      'استُبدل الزيت ووُفّر جهاز لفحصه، وتُسجَّل نتائجه.',
      'The oil was replaced; a tester was bought and its results are recorded.',
    ],
  ),
  calibration: finding(
    ['لا توجد شهادات معايرة لأجهزة القياس.', 'The measuring devices have no calibration certificates.'],
    ['ميزان واحد لم يُعاير منذ أكثر من 12 شهرًا.', 'One scale was last calibrated more than 12 months ago.'],
    [
      'عُويرت أجهزة القياس كلها، وشهاداتها مرفقة.',
      'All measuring devices were calibrated; the certificates are attached.',
    ],
  ),
  potable_water: finding(
    ['لا توجد نتيجة فحص لمياه الخزان.', 'There is no test result for the tank’s water.'],
    [
      'المياه صالحة للشرب، ومضى على آخر فحص أكثر من سنة.',
      'The water is potable; its last test is more than a year old.',
    ],
    [
      'نُظّف الخزان وفُحصت مياهه، ونتيجة الفحص مرفقة.',
      'The tank was cleaned and its water tested; the result is attached.',
    ],
  ),
  bins: finding(
    ['حاويات بلا غطاء وممتلئة داخل منطقة التحضير.', 'Full bins without lids inside the prep area.'],
    ['الحاويات مغطاة، وإحداها ممتلئة.', 'The bins are covered; one is full.'],
    [
      'وُفّرت حاويات بدواسة وغطاء، وتُفرغ كل ساعتين.',
      'Pedal bins with lids were bought; they are emptied every two hours.',
    ],
  ),
  waste_area: finding(
    [
      'نفايات متناثرة عند باب الاستلام، والمنطقة غير معزولة.',
      'Waste lies at the delivery door; the area is not separated.',
    ],
    ['منطقة النفايات معزولة وتحتاج إلى غسل.', 'The waste area is separated but needs washing.'],
    [
      'نُقلت منطقة النفايات بعيدًا عن الاستلام، وتُغسل يوميًا.',
      'The waste area was moved away from deliveries and is washed daily.',
    ],
  ),
  used_oil: finding(
    ['يُصب الزيت المستعمل في الصرف.', 'Used oil is poured into the drain.'],
    [
      'يُسلَّم الزيت لجهة مرخصة، وينقص إيصال التسليم الأخير.',
      'Used oil goes to a licensed collector; the last receipt is missing.',
    ],
    [
      'وُقّع عقد مع جهة مرخصة لجمع الزيت المستعمل، وإيصال التسليم مرفق.',
      'A licensed collector takes the used oil; its receipt is attached.',
    ],
  ),
  municipal_licence: finding(
    ['الرخصة البلدية منتهية.', 'The municipal licence has expired.'],
    ['الرخصة والسجل ساريان وغير معروضين.', 'Licence and registration are valid but not displayed.'],
    [
      'جُدّدت الرخصة البلدية وعُرضت مع السجل التجاري عند المدخل.',
      'The licence was renewed and is displayed with the registration at the entrance.',
    ],
  ),
  fsms: finding(
    ['لا توجد خطة موثقة لسلامة الغذاء.', 'There is no documented food-safety plan.'],
    ['توجد خطة هاسب لا تشمل الأصناف الجديدة.', 'The HACCP plan does not cover the new dishes.'],
    [
      'اكتملت خطة سلامة الغذاء لجميع الأصناف، ونسخة منها مرفقة.',
      'The food-safety plan now covers all dishes; a copy is attached.',
    ],
  ),
  temperature_logs: finding(
    ['لا توجد سجلات حرارة لآخر 30 يومًا.', 'There are no temperature logs for the last 30 days.'],
    ['سجل الحرارة موجود وفيه أيام غير معبأة.', 'The temperature log has days without entries.'],
    [
      'تُعبأ سجلات الحرارة كل وردية، ويراجعها مسؤول أسبوعيًا.',
      'The temperature logs are filled in each shift and checked weekly.',
    ],
  ),
  training: finding(
    ['لا يوجد سجل لتدريب العاملين على سلامة الغذاء.', 'There is no record of food-safety training.'],
    [
      'دُرّب العاملون، وينقص سجل الموظفين الجدد.',
      'Staff are trained; the records of new employees are missing.',
    ],
    [
      'أكمل جميع العاملين دورة سلامة الغذاء، وشهاداتهم مرفقة.',
      'All employees completed the food-safety course; certificates are attached.',
    ],
  ),
  previous_actions: finding(
    ['ملاحظات الزيارة السابقة ما زالت قائمة.', 'The findings of the previous visit are still there.'],
    ['أُغلقت ملاحظات الزيارة السابقة عدا واحدة.', 'All findings of the previous visit but one are closed.'],
    ['أُغلقت الملاحظات السابقة كلها، وإثباتها مرفق.', 'All previous findings are closed; proof is attached.'],
  ),
  meal_samples: finding(
    ['لا تُحفظ عينات من الوجبات الجاهزة.', 'No samples of ready meals are kept.'],
    ['العينات محفوظة، وبعضها بلا تاريخ.', 'Samples are kept; some are not dated.'],
    ['تُحفظ عينة من كل وجبة 72 ساعة وعليها تاريخها.', 'A dated sample of every meal is kept for 72 hours.'],
  ),
  pest_contract_until: finding(
    ['انتهى عقد مكافحة الآفات قبل الزيارة.', 'The pest-control contract ended before the visit.'],
    [
      'انتهى عقد مكافحة الآفات قبل الزيارة، وتجديده قيد التوقيع.',
      'The pest-control contract ended before the visit; its renewal is being signed.',
    ],
    ['جُدّد عقد مكافحة الآفات، ونسخته مرفقة.', 'The pest-control contract was renewed; a copy is attached.'],
  ),
  grease_trap: finding(
    ['مصيدة الدهون طافحة.', 'The grease trap overflows.'],
    ['مصيدة الدهون تحتاج إلى تفريغ.', 'The grease trap is due to be emptied.'],
    ['أُفرغت مصيدة الدهون، وجُدول تفريغها شهريًا.', 'The grease trap was emptied and is now emptied monthly.'],
  ),
} as const;
