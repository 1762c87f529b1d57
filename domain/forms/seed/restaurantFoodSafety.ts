import { type SeedForm, category, critical, major, minor } from './seedRows';

export const restaurantFoodSafety: SeedForm = {
  key: 'restaurant_food_safety',
  title: { ar: 'تفتيش سلامة الغذاء في المنشآت الغذائية', en: 'Food-safety inspection of food premises' },
  subject: 'branch',
  passingScore: 70,
  categories: [
    category('temperature', 18, { ar: 'ضبط درجات الحرارة', en: 'Temperature control' }, [
      critical(
        'chilled_holding',
        'الأغذية المبردة محفوظة عند 5 °م أو أقل',
        'Chilled food is held at 5 °C or below',
        { max: 5, photo: true },
      ),
      major(
        'frozen_holding',
        'الأغذية المجمدة محفوظة عند ‎-18 °م أو أقل',
        'Frozen food is held at -18 °C or below',
        { max: -18 },
      ),
      critical(
        'hot_holding',
        'الأغذية الساخنة المعروضة محفوظة عند 60 °م أو أعلى',
        'Hot food on display is held at 60 °C or above',
        { min: 60 },
      ),
      critical(
        'cooking_core',
        'يُقاس مركز الطعام عند الطهي ويصل إلى 75 °م على الأقل',
        'The core of cooked food is probed and reaches at least 75 °C',
        { min: 75 },
      ),
      critical(
        'cooling',
        'يُبرَّد الطعام المطهو بسرعة في أوانٍ ضحلة ولا يُترك خارج التبريد أكثر من ساعتين',
        'Cooked food is cooled quickly in shallow containers and is not left out for more than two hours',
      ),
      major(
        'thermometers',
        'تتوفر موازين حرارة معايَرة في كل وحدة تبريد وعند خط الطهي',
        'Calibrated thermometers are present in every cold unit and at the cooking line',
      ),
    ]),
    category('cross_contamination', 14, { ar: 'منع التلوث المتبادل', en: 'Cross-contamination' }, [
      critical(
        'raw_rte_separation',
        'الأغذية النيئة مفصولة عن الجاهزة للأكل وتُخزَّن أسفلها',
        'Raw food is kept apart from, and stored below, ready-to-eat food',
        { photo: true },
      ),
      major(
        'colour_boards',
        'تُستخدم ألواح وسكاكين مميزة بالألوان لكل نوع من الأغذية',
        'Colour-coded boards and knives are used for each food type',
      ),
      major(
        'covered_labelled',
        'الأغذية مغطاة وعليها ملصق بالاسم وتاريخ التحضير وتاريخ الانتهاء',
        'Food is covered and labelled with its name, preparation date and use-by date',
      ),
      major(
        'allergens',
        'مسببات الحساسية معروفة للعاملين ومعلنة للزبائن',
        'Staff know the allergens in each dish and customers are told about them',
      ),
      major(
        'thawing',
        'تُذاب الأغذية المجمدة داخل الثلاجة أو تحت ماء جارٍ بارد',
        'Frozen food is thawed in the refrigerator or under cold running water',
      ),
    ]),
    category('personal_hygiene', 12, { ar: 'النظافة الشخصية', en: 'Personal hygiene' }, [
      critical(
        'health_cards',
        'يحمل جميع متداولي الأغذية شهادات صحية سارية',
        'Every food handler holds a valid health certificate',
        { document: true },
      ),
      critical(
        'handwash_practice',
        'يغسل العاملون أيديهم في الأوقات اللازمة وبالطريقة الصحيحة',
        'Staff wash their hands at the required times and in the correct way',
      ),
      major(
        'handwash_station',
        'مغاسل الأيدي مخصصة ومزودة بماء دافئ وصابون ومناشف ورقية',
        'Dedicated hand basins have warm water, soap and paper towels',
        { photo: true },
      ),
      minor(
        'uniform',
        'الزي نظيف، مع غطاء للشعر وقفازات عند الحاجة، ودون حُليّ',
        'Clean uniform, hair cover and gloves where needed, no jewellery',
      ),
      critical(
        'illness',
        'يُستبعد العامل المريض أو المصاب بجرح مكشوف من تداول الغذاء',
        'Staff who are ill or have an open wound are kept away from food',
      ),
    ]),
    category('cleaning', 12, { ar: 'التنظيف والتعقيم', en: 'Cleaning and sanitising' }, [
      critical(
        'food_contact',
        'أسطح ملامسة الغذاء نظيفة ومعقمة بين الاستخدامات',
        'Food-contact surfaces are clean and sanitised between uses',
        { photo: true },
      ),
      major(
        'sanitiser_strength',
        'تركيز محلول التعقيم صحيح ويُفحص بشرائط الاختبار',
        'Sanitiser is at the correct strength and checked with test strips',
      ),
      minor(
        'cleaning_schedule',
        'جدول التنظيف معلق وموقع حتى تاريخه',
        'The cleaning schedule is posted and signed up to date',
        { document: true },
      ),
      major(
        'chemicals',
        'مواد التنظيف معنونة ومخزنة بعيدًا عن الأغذية',
        'Cleaning chemicals are labelled and stored away from food',
      ),
      minor(
        'dishwashing',
        'تُغسل الأواني وتُشطف وتُجفف بطريقة صحية',
        'Utensils are washed, rinsed and air-dried hygienically',
      ),
    ]),
    category('pest_control', 9, { ar: 'مكافحة الآفات', en: 'Pest control' }, [
      critical('no_signs', 'لا توجد آثار لحشرات أو قوارض', 'There are no signs of insects or rodents', {
        photo: true,
      }),
      major(
        'proofing',
        'الأبواب والنوافذ وفتحات التصريف محكمة ضد دخول الآفات',
        'Doors, windows and drains are proofed against pests',
      ),
      major(
        'contract',
        'يوجد عقد سارٍ لمكافحة الآفات مع تقارير الزيارات',
        'A pest-control contract is in force, with visit reports',
        { document: true },
      ),
      minor(
        'bait_map',
        'مواقع الطعوم موضحة على مخطط ومثبتة وبعيدة عن الأغذية',
        'Bait stations are mapped, fixed and away from food',
      ),
    ]),
    category('storage', 9, { ar: 'الاستلام والتخزين', en: 'Receiving and storage' }, [
      major(
        'approved_suppliers',
        'المواد موردة من جهات مرخصة مع فواتير محفوظة',
        'Supplies come from licensed suppliers and invoices are kept',
        { document: true },
      ),
      major(
        'receiving_check',
        'تُفحص درجة الحرارة والتغليف والصلاحية عند الاستلام',
        'Temperature, packaging and dates are checked on delivery',
      ),
      critical(
        'expiry',
        'لا توجد مواد منتهية الصلاحية أو مجهولة التاريخ',
        'No expired or undated products are present',
        { photo: true },
      ),
      minor(
        'off_floor',
        'المواد مرفوعة عن الأرض 15 سم على الأقل ويُطبق مبدأ الوارد أولًا يُصرف أولًا',
        'Goods are at least 15 cm off the floor and first in, first out is applied',
      ),
    ]),
    category('facility', 9, { ar: 'المبنى والمرافق', en: 'Premises and facilities' }, [
      major(
        'surfaces',
        'الأرضيات والجدران والأسقف سليمة وسهلة التنظيف',
        'Floors, walls and ceilings are sound and easy to clean',
      ),
      minor(
        'ventilation',
        'التهوية والشفط يعملان والمداخن نظيفة من الدهون',
        'Ventilation and extraction work and hoods are free of grease',
      ),
      minor(
        'lighting',
        'الإضاءة كافية والمصابيح محمية من الكسر',
        'Lighting is adequate and lamps are shatter-protected',
      ),
      major(
        'toilets',
        'دورات المياه نظيفة ولا تفتح مباشرة على مناطق الغذاء',
        'Toilets are clean and do not open directly onto food areas',
      ),
      major(
        'drainage',
        'الصرف ومصائد الدهون تعمل دون طفح أو روائح',
        'Drains and grease traps work without backflow or odour',
      ),
    ]),
    category('equipment', 6, { ar: 'المعدات والأدوات', en: 'Equipment and utensils' }, [
      major(
        'food_grade',
        'الأدوات من مواد صالحة لملامسة الغذاء وخالية من الصدأ والتشقق',
        'Utensils are food-grade, free of rust and cracks',
      ),
      minor(
        'maintenance',
        'المعدات تعمل ولها سجل صيانة دورية',
        'Equipment works and has a periodic maintenance record',
        { document: true },
      ),
      major(
        'frying_oil',
        'زيت القلي صالح ويُستبدل حسب الفحص',
        'Frying oil is fit for use and replaced on test result',
      ),
      minor(
        'calibration',
        'أجهزة القياس معايَرة خلال آخر 12 شهرًا',
        'Measuring devices were calibrated within the last 12 months',
        { document: true },
      ),
    ]),
    category('waste_water', 5, { ar: 'المياه والنفايات', en: 'Water and waste' }, [
      critical(
        'potable_water',
        'مصدر المياه صالح للشرب وتتوفر نتيجة فحص حديثة',
        'Water is potable and a recent test result is available',
        { document: true },
      ),
      minor(
        'bins',
        'حاويات النفايات مغطاة وتُفرغ قبل امتلائها',
        'Waste bins are covered and emptied before they are full',
      ),
      major(
        'waste_area',
        'منطقة تجميع النفايات نظيفة ومعزولة عن مناطق الغذاء',
        'The waste area is clean and separated from food areas',
      ),
      minor('used_oil', 'الزيوت المستعملة تُسلَّم لجهة مرخصة', 'Used oil is handed to a licensed collector'),
    ]),
    category('management', 6, { ar: 'الوثائق وإدارة سلامة الغذاء', en: 'Documentation and management' }, [
      critical(
        'municipal_licence',
        'الرخصة البلدية والسجل التجاري ساريان ومعروضان',
        'The municipal licence and commercial registration are valid and displayed',
        { document: true },
      ),
      major(
        'fsms',
        'توجد خطة موثقة لسلامة الغذاء (هاسب أو ما يعادلها)',
        'A documented food-safety plan (HACCP or equivalent) exists',
        { document: true },
      ),
      major(
        'temperature_logs',
        'سجلات درجات الحرارة مكتملة لآخر 30 يومًا',
        'Temperature logs are complete for the last 30 days',
        { document: true },
      ),
      major(
        'training',
        'تلقى العاملون تدريبًا موثقًا على سلامة الغذاء',
        'Staff have documented food-safety training',
        { document: true },
      ),
      major(
        'previous_actions',
        'أُغلقت ملاحظات الزيارة السابقة',
        'Findings from the previous visit are closed',
      ),
    ]),
  ],
};
