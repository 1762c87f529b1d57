import { finding } from './findingText';

/** Questions of the premises form about food and the people who handle it, with those that its second version adds. */
export const kitchenTexts = {
  chilled_holding: finding(
    [
      'حرارة ثلاجة التحضير أعلى من 5 °م، ولم يتخذ العاملون أي إجراء.',
      'The prep chiller is above 5 °C and staff took no action.',
    ],
    [
      'رف واحد قريب من باب الثلاجة أعلى من 5 °م، وبقية الرفوف ضمن الحد.',
      'One shelf near the chiller door is above 5 °C; the other shelves are within the limit.',
    ],
    [
      'ضُبط منظم الثلاجة واستُبدلت حشوة بابها، وتُقاس حرارتها مرتين يوميًا.',
      'The chiller was reset and its door seal replaced; it is measured twice a day.',
    ],
  ),
  frozen_holding: finding(
    [
      'حرارة المجمّد أعلى من ‎-18 °م، وبعض العبوات طرية.',
      'The freezer is above -18 °C and some packs are soft.',
    ],
    [
      'حرارة المجمّد أعلى من ‎-18 °م بعد تعبئته، والعبوات ما زالت صلبة.',
      'The freezer is above -18 °C after restocking; the packs are still hard.',
    ],
    [
      'صينت وحدة التجميد وأُتلفت العبوات الطرية، ووُزّعت التعبئة على فترتين.',
      'The freezer was serviced, soft packs were discarded, and restocking is split in two.',
    ],
  ),
  hot_holding: finding(
    ['حرارة الأرز واللحم في خزانة العرض أقل من 60 °م.', 'Rice and meat in the hot display are below 60 °C.'],
    ['صنف واحد في طرف خزانة العرض أقل من 60 °م.', 'One dish at the end of the hot display is below 60 °C.'],
    [
      'استُبدل سخّان خزانة العرض، ويُقاس كل صنف كل ساعتين.',
      'The heater of the display was replaced; every dish is measured every two hours.',
    ],
  ),
  cooking_core: finding(
    ['قُدّم الدجاج قبل أن يصل مركزه إلى 75 °م.', 'Chicken was served before its core had reached 75 °C.'],
    [
      'قطعة واحدة سميكة لم يصل مركزها إلى 75 °م، فأُعيدت إلى الفرن.',
      'The core of one thick piece had not reached 75 °C; it went back into the oven.',
    ],
    [
      'يُقاس مركز كل دفعة ويُسجَّل قبل التقديم، ودُرّب الطهاة على ذلك.',
      'The core of every batch is measured and recorded before serving; cooks were trained.',
    ],
  ),
  cooling: finding(
    [
      'قدر مرق مطهو منذ أربع ساعات على الطاولة خارج التبريد.',
      'A pot of broth cooked four hours ago stood on the counter.',
    ],
    [
      'يُبرَّد الطعام خلال ساعتين، وبعضه في أوانٍ عميقة.',
      'Food is cooled within two hours, but some of it in deep containers.',
    ],
    [
      'وُفّرت أوانٍ ضحلة وجهاز تبريد سريع، ويُسجَّل وقت بدء التبريد ونهايته.',
      'Shallow trays and a blast chiller were bought; start and end of cooling are recorded.',
    ],
  ),
  thermometers: finding(
    [
      'لا يوجد ميزان حرارة في ثلاجتين ولا عند خط الطهي.',
      'Two chillers and the cooking line have no thermometer.',
    ],
    [
      'الموازين متوفرة، وانتهت معايرة واحد منها.',
      'Thermometers are present; the calibration of one has lapsed.',
    ],
    [
      'وُضع ميزان معايَر في كل وحدة تبريد وعند خط الطهي.',
      'A calibrated thermometer is in every cold unit and at the cooking line.',
    ],
  ),
  raw_rte_separation: finding(
    ['دجاج نيئ على رف فوق سلطات جاهزة للأكل.', 'Raw chicken stood on a shelf above ready salads.'],
    [
      'اللحوم النيئة في الأسفل، وصندوق بيض بجوار الحلويات.',
      'Raw meat is at the bottom, but a box of eggs stands next to desserts.',
    ],
    [
      'خُصصت ثلاجة للأغذية النيئة، ووُضعت لوحة بترتيب الرفوف.',
      'One chiller is for raw food only; a sign shows the order of shelves.',
    ],
  ),
  colour_boards: finding(
    ['لوح واحد يُستخدم للحم والخضار معًا.', 'One board is used for both meat and vegetables.'],
    ['الألواح الملونة متوفرة، والسكاكين غير مميزة.', 'Coloured boards are present; knives are not marked.'],
    [
      'وُفّرت ألواح وسكاكين بالألوان نفسها، وعُلّق دليل الألوان.',
      'Boards and knives of the same colours were bought; the colour guide is on the wall.',
    ],
  ),
  covered_labelled: finding(
    ['صلصات مكشوفة في الثلاجة دون أي ملصق.', 'Uncovered sauces in the chiller, without any label.'],
    ['بعض العبوات المغطاة بلا تاريخ تحضير.', 'Some covered containers have no preparation date.'],
    [
      'تُغطى كل عبوة ويُلصق عليها الاسم والتاريخان من طابعة الملصقات.',
      'Every container is covered and has a printed label with its name and both dates.',
    ],
  ),
  allergens: finding(
    [
      'لا يعرف العاملون مسببات الحساسية، ولا تذكرها القائمة.',
      'Staff do not know the allergens, and the menu does not name them.',
    ],
    [
      'القائمة تذكر مسببات الحساسية، وعاملان لا يعرفانها.',
      'The menu names the allergens; two employees do not know them.',
    ],
    [
      'أُضيفت رموز الحساسية إلى القائمة، ودُرّب العاملون عليها.',
      'Allergen symbols were added to the menu and staff were trained.',
    ],
  ),
  thawing: finding(
    [
      'دجاج مجمد يُذاب على الطاولة في حرارة المطبخ.',
      'Frozen chicken was thawing on the counter at room temperature.',
    ],
    [
      'يُذاب اللحم في الثلاجة دون وعاء يحفظ سوائله.',
      'Meat thaws in the chiller without a tray for its liquid.',
    ],
    [
      'خُصص رف سفلي للإذابة مع أوعية عميقة، ويُخطط لها قبل يوم.',
      'A low shelf with trays is for thawing, planned a day ahead.',
    ],
  ),
  health_cards: finding(
    ['ثلاثة عاملين بلا شهادات صحية.', 'Three food handlers have no health certificate.'],
    ['شهادة صحية واحدة انتهت هذا الشهر.', 'One health certificate ended this month.'],
    [
      'استُخرجت الشهادات الناقصة وجُدّدت المنتهية، ونسخها مرفقة.',
      'Missing certificates were obtained and the ended one renewed; copies are attached.',
    ],
  ),
  handwash_practice: finding(
    ['لا يغسل العاملون أيديهم بعد لمس اللحم النيئ.', 'Staff do not wash their hands after touching raw meat.'],
    [
      'يغسل العاملون أيديهم، وبعضهم لأقل من عشرين ثانية.',
      'Staff wash their hands, some for less than twenty seconds.',
    ],
    [
      'دُرّب العاملون على غسل اليدين، ويراقبه مشرف الوردية.',
      'Staff were trained in hand washing; the shift leader watches it.',
    ],
  ),
  handwash_station: finding(
    [
      'مغسلة الأيدي تُستخدم لغسل الخضار، ولا صابون عندها.',
      'The hand basin is used for vegetables and has no soap.',
    ],
    ['المغسلة مجهزة، وعلبة المناشف الورقية فارغة.', 'The basin is equipped; the paper-towel box is empty.'],
    [
      'خُصصت المغسلة للأيدي وجُهّزت بالصابون والمناشف.',
      'The basin is for hands only, with soap and paper towels.',
    ],
  ),
  uniform: finding(
    [
      'عاملان دون غطاء للشعر، وثالث يلبس خاتمًا وساعة.',
      'Two employees without hair cover; a third wears a ring and a watch.',
    ],
    ['الزي نظيف، وعامل واحد دون غطاء للشعر.', 'Uniforms are clean; one employee wears no hair cover.'],
    [
      'وُفّرت أغطية شعر عند المدخل، وتُحفظ الحُليّ في الخزائن.',
      'Hair covers are at the entrance; jewellery stays in the lockers.',
    ],
  ),
  illness: finding(
    ['عامل بجرح مكشوف في يده يحضّر السلطة.', 'An employee with an open cut on the hand was preparing salad.'],
    ['يُستبعد المريض شفهيًا، ولا يوجد سجل بذلك.', 'Ill staff are sent home, but no record is made.'],
    [
      'اعتُمدت سياسة مكتوبة للمرض والجروح مع سجل يومي.',
      'A written policy on illness and wounds is in force, with a daily record.',
    ],
  ),
  food_contact: finding(
    [
      'بقايا طعام ودهون على طاولة التقطيع بين الاستخدامات.',
      'Food residue and grease on the cutting table between uses.',
    ],
    ['الأسطح نظيفة، ولم يُعقّم سطح واحد بعد اللحم.', 'Surfaces are clean; one was not sanitised after meat.'],
    [
      'نُفّذ تنظيف عميق للأسطح، ويُعقّم كل سطح بعد كل استخدام.',
      'Surfaces were deep-cleaned; each is sanitised after every use.',
    ],
  ),
  sanitiser_strength: finding(
    [
      'محلول التعقيم بلا قياس، وشريط الاختبار لم يتغيّر لونه.',
      'The sanitiser is not measured; the test strip did not change colour.',
    ],
    ['التركيز صحيح، وشرائط الاختبار نفدت.', 'The strength is correct; the test strips have run out.'],
    [
      'رُكّب موزّع يضبط التركيز، ويُفحص بشريط في بداية كل وردية.',
      'A dispenser doses the sanitiser; a strip checks it at the start of each shift.',
    ],
  ),
  cleaning_schedule: finding(
    ['لا يوجد جدول تنظيف معلق.', 'No cleaning schedule is posted.'],
    ['جدول التنظيف معلق وغير موقّع في بعض الأيام.', 'The schedule is posted but not signed on some days.'],
    ['عُلّق جدول تنظيف يومي يوقّعه مشرف الوردية.', 'A daily schedule is posted and signed by the shift leader.'],
  ),
  chemicals: finding(
    ['مواد تنظيف على رف بجوار الطحين.', 'Cleaning chemicals on a shelf next to flour.'],
    [
      'المواد في خزانة مستقلة، وعبوة رش بلا اسم.',
      'Chemicals are in their own cupboard; one spray bottle has no name.',
    ],
    [
      'نُقلت مواد التنظيف إلى خزانة مقفلة، وعُنونت كل عبوة.',
      'Chemicals were moved to a locked cupboard and every bottle is labelled.',
    ],
  ),
  dishwashing: finding(
    [
      'تُغسل الأواني دون شطف وتُجفف بقطعة قماش متسخة.',
      'Utensils are washed without rinsing and dried with a dirty cloth.',
    ],
    ['تُغسل الأواني وتُشطف، وتُرص مبتلة فوق بعضها.', 'Utensils are washed and rinsed, but stacked wet.'],
    [
      'وُفّرت رفوف تجفيف، وعُلّقت خطوات الغسل عند الحوض.',
      'Drying racks were bought; the washing steps are posted at the sink.',
    ],
  ),
} as const;
