/** The provider as it stands on contracts, invoices and the bank transfer page. */
export const company = {
  name: { ar: 'شركة سلامة للتفتيش', en: 'Salama Inspection Company' },
  address: { ar: 'طريق الملك فهد، حي العليا، الرياض 12214', en: 'King Fahd Road, Al Olaya, Riyadh 12214' },
  vatNumber: '310122393500003',
  unifiedNumber: '7001234567',
  phone: '+966112345678',
  email: 'support@salama.test',
  bank: {
    accountName: { ar: 'شركة سلامة للتفتيش', en: 'Salama Inspection Company' },
    bank: { ar: 'مصرف الراجحي', en: 'Al Rajhi Bank' },
    accountNumber: '608010167519',
    iban: 'SA0380000000608010167519',
    swift: 'RJHISARI',
  },
} as const;
